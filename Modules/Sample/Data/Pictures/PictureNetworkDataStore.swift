public import CoreData
public import CoreDomain

/// The data store of new pictures: a server that makes them.
public protocol PictureNetworkDataStore: Sendable {
  /// Requests a picture with a caption.
  /// - Parameter base: the server's URL; the request path is appended to it.
  /// - Returns: the URL of the picture, and whether the server is on the public internet.
  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool)

  /// Downloads a picture.
  /// - Parameter isPublic: whether only a server on the public internet may be asked, because a server there supplied the URL.
  func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture
}

/// A picture as a server sent it.
public struct NetworkPicture: Hashable, Sendable {
  public let bytes: [UInt8]
  /// The format of the bytes. It is detected from the bytes, not from the server's `Content-Type`.
  public let format: ImageFormat
  /// The URL of the picture after redirects.
  public let url: WebURL

  public init(bytes: [UInt8], format: ImageFormat, url: WebURL) {
    self.bytes = bytes
    self.format = format
    self.url = url
  }
}

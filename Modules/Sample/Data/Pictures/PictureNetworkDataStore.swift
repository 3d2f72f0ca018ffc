public import CoreData
public import CoreDomain

/// The data store of pictures that a server makes.
public protocol PictureNetworkDataStore: Sendable {
  /// Requests a picture with a caption.
  /// - Parameter base: the server's URL; the request path is appended to it.
  /// - Returns: the URL of the picture, and whether the server is on the public internet.
  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> (url: WebURL, isPublic: Bool)

  /// Downloads a picture.
  /// - Parameter isPublic: whether only the public internet may be asked, because a server of it named the URL.
  func image(at url: WebURL, isPublic: Bool) async throws(NetworkError) -> NetworkPicture
}

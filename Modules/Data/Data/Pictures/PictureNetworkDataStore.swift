public import Web
public import Domain

/// The data store of pictures that a server makes.
public protocol PictureNetworkDataStore: Sendable {
  /// Requests a picture with a caption.
  /// - Parameter base: the server's URL; the request path is appended to it.
  /// - Returns: the URL of the picture.
  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> WebURL

  /// Downloads a picture.
  func image(at url: WebURL) async throws(NetworkError) -> NetworkPicture
}

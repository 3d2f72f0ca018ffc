public import Web
public import Domain

/// The data store of pictures that a server makes.
public protocol PictureNetworkDataStore: Sendable {
  /// Has a server make a picture that says something.
  /// - Parameter base: the server's address, below which pictures are asked for.
  /// - Returns: where the picture lies.
  func url(saying caption: String, at base: WebURL) async throws(NetworkError) -> WebURL

  /// Gets a picture.
  func image(at url: WebURL) async throws(NetworkError) -> NetworkPicture
}

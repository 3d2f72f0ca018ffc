public import Domain

/// The data store of pictures that a server makes.
public protocol PictureNetworkDataStore: Sendable {
  /// Has a server make a picture that says something.
  /// - Parameter base: the server's address, below which pictures are asked for.
  /// - Returns: where the picture lies.
  func address(saying caption: String, at base: WebAddress) async throws(NetworkError) -> WebAddress

  /// Gets a picture.
  func image(at address: WebAddress) async throws(NetworkError) -> NetworkPicture
}

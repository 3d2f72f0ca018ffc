/// A picture, and where its file lies, so that other programs can open it.
public struct StoredPicture: Hashable, Sendable {
  /// The picture.
  public let picture: Picture
  /// The path of its file.
  public let path: String

  /// Makes a stored picture.
  public init(_ picture: Picture, path: String) {
    self.picture = picture
    self.path = path
  }
}

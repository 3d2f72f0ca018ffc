/// A picture and the path of its file, so that other programs can open the file.
public struct StoredPicture: Hashable, Sendable {
  public let picture: Picture
  /// The path of the picture's file.
  public let path: String

  public init(_ picture: Picture, path: String) {
    self.picture = picture
    self.path = path
  }
}

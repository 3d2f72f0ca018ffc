/// What saving came to.
public struct SavedPicture: Hashable, Sendable {
  /// The picture.
  public let picture: PictureSummary
  /// Whether it was not saved before.
  public let isNew: Bool

  /// Makes the answer.
  public init(picture: PictureSummary, isNew: Bool) {
    self.picture = picture
    self.isNew = isNew
  }
}

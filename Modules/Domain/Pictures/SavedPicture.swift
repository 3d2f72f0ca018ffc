/// The result of saving a picture.
public struct SavedPicture: Hashable, Sendable {
  public let picture: PictureSummary
  /// Whether this call saved the picture; false when it was saved already.
  public let isNew: Bool

  public init(picture: PictureSummary, isNew: Bool) {
    self.picture = picture
    self.isNew = isNew
  }
}

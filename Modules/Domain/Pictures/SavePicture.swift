/// Saves the latest picture.
public struct SavePicture: UseCase {
  private let pictures: any PictureRepository
  private let now: CurrentTime

  public init(pictures: any PictureRepository, now: @escaping CurrentTime) {
    self.pictures = pictures
    self.now = now
  }

  public func callAsFunction(_: Void) async throws(PictureError) -> SavedPicture {
    let (stored, isNew) = try await pictures.save(at: now())
    return SavedPicture(picture: PictureTranslator.summary(of: stored), isNew: isNew)
  }
}

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

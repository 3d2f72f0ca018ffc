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

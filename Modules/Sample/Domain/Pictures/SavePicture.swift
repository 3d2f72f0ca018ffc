public import CoreDomain

/// Saves a stored picture; without a reference, the latest one.
public struct SavePicture: UseCase {
  private let pictures: any PictureRepository
  private let now: CurrentTime

  public init(pictures: any PictureRepository, now: @escaping CurrentTime) {
    self.pictures = pictures
    self.now = now
  }

  public func callAsFunction(_ reference: PictureReference?) async throws(PictureError) -> SavedPicture {
    let (stored, isNew) = try await pictures.save(reference, at: now())
    return SavedPicture(picture: PictureTranslator.summary(of: stored), isNew: isNew)
  }
}

/// Reverts saving: the picture is stored until the next one is fetched.
public struct UnsavePicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    PictureTranslator.summary(of: try await pictures.unsave(reference))
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

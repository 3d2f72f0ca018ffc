public import CoreDomain

/// Saves or unsaves a picture; without a reference, the last requested one. An unsaved picture is stored until the next one is fetched.
public struct SavePicture: UseCase {
  private let isSaved: Bool
  private let pictures: any PictureRepository
  private let now: CurrentTime

  /// - Parameter isSaved: whether the picture is saved afterwards.
  public init(_ isSaved: Bool, pictures: any PictureRepository, now: @escaping CurrentTime) {
    self.isSaved = isSaved
    self.pictures = pictures
    self.now = now
  }

  public func callAsFunction(_ reference: PictureReference?) async throws(PictureError) -> ChangedPicture {
    try await pictures.change(reference, isSaved ? .save(at: now()) : .unsave)
  }
}

public import CoreDomain

/// Saves a stored picture, or reverts that: then it is stored until the next one is fetched. Without a reference, the latest picture is meant.
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

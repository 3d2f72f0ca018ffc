public import CoreDomain

/// Stars a picture, or takes its star away. A picture that is not saved is saved with its star.
public struct StarPicture: UseCase {
  private let isStarred: Bool
  private let pictures: any PictureRepository
  private let now: CurrentTime

  /// - Parameter isStarred: whether the picture has a star afterwards.
  public init(_ isStarred: Bool, pictures: any PictureRepository, now: @escaping CurrentTime) {
    self.isStarred = isStarred
    self.pictures = pictures
    self.now = now
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> ChangedPicture {
    try await pictures.change(reference, isStarred ? .star(at: now()) : .unstar)
  }
}

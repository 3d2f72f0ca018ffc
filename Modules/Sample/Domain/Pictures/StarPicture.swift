public import CoreDomain

/// Stars a picture, or takes its star away. A picture that is not saved is saved with its star.
public struct StarPicture: UseCase {
  /// What happens to the star.
  public enum Mark: Sendable {
    case star
    case unstar
    /// Stars a picture without a star, and takes the star of any other away.
    case toggle
  }

  private let mark: Mark
  private let pictures: any PictureRepository
  private let now: CurrentTime

  public init(_ mark: Mark, pictures: any PictureRepository, now: @escaping CurrentTime) {
    self.mark = mark
    self.pictures = pictures
    self.now = now
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> ChangedPicture {
    let change: PictureChange =
      switch mark {
      case .star: .star(at: now())
      case .unstar: .unstar
      case .toggle: .toggleStar(at: now())
      }
    return try await pictures.change(reference, change)
  }
}

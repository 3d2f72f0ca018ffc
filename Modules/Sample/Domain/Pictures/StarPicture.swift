public import CoreDomain

/// Stars a picture, or removes its star. Starring an unsaved picture also saves it.
public struct StarPicture: UseCase {
  /// What happens to the star.
  public enum Mark: Sendable {
    case star
    case unstar
    /// Removes the star, or stars a picture without a star. For a screen with keys: commands set, keys toggle.
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

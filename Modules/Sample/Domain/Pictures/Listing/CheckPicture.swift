public import CoreDomain

/// Checks that the file of a listed picture exists and is undamaged.
///
/// It only forwards the call, for the reason that `RemovePicture` states.
public struct CheckPicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ picture: PictureSummary) async throws(PictureError) {
    try await pictures.check(picture)
  }
}

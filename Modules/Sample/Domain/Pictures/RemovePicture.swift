public import CoreDomain

/// Removes a picture permanently.
///
/// It only forwards the call, which is a reason to leave a use case out. It stays because the scenes of pictures take use cases alone, so that a
/// test replaces each of them with the same stub.
public struct RemovePicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await pictures.remove(reference)
  }
}

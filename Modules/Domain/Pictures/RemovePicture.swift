/// Takes a picture away for good.
public struct RemovePicture: UseCase {
  private let pictures: any PictureRepository

  /// Makes the use case over its repository.
  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    PictureTranslator.summary(of: try await pictures.remove(reference))
  }
}

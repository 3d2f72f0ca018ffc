/// Lists the saved pictures, the newest first.
public struct ListPictures: UseCase {
  private let pictures: any PictureRepository

  /// Makes the use case over its repository.
  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_: Void) async throws(PictureError) -> [PictureSummary] {
    try await pictures.saved().map(PictureTranslator.summary(of:))
  }
}

public import CoreDomain

/// Lists the saved pictures, newest first.
public struct ListPictures: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_: Void) async throws(PictureError) -> [PictureSummary] {
    try await pictures.saved().map(PictureTranslator.summary(of:))
  }
}

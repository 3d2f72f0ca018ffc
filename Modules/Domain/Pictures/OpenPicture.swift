/// Opens a stored picture.
public struct OpenPicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureDetails {
    PictureTranslator.details(of: try await pictures.open(reference))
  }
}

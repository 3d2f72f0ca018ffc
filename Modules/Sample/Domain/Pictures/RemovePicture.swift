public import CoreDomain

/// Removes a picture permanently.
public struct RemovePicture: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ reference: PictureReference) async throws(PictureError) -> PictureSummary {
    try await pictures.remove(reference)
  }
}

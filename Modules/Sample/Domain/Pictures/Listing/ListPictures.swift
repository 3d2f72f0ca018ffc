public import CoreDomain

/// Lists saved pictures, newest first.
public struct ListPictures: UseCase {
  private let pictures: any PictureRepository

  public init(pictures: any PictureRepository) {
    self.pictures = pictures
  }

  public func callAsFunction(_ filter: PictureFilter) async throws(PictureError) -> [PictureSummary] {
    try await pictures.saved().filter(filter.matches)
  }
}

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

/// Which of the saved pictures are listed.
public enum PictureFilter: String, Hashable, Sendable {
  case all
  case starred

  func matches(_ picture: PictureSummary) -> Bool {
    switch self {
    case .all: true
    case .starred: picture.isStarred
    }
  }
}

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

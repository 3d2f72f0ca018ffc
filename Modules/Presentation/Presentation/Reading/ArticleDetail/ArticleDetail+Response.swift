public import Domain
public import Scenes

extension ArticleDetail {
  public enum Response: Hashable, Sendable {
    case opened(ArticleDetails, now: Timestamp)
    case failed(ReadingError)
  }
}

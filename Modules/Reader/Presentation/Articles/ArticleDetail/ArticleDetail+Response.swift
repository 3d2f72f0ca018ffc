public import ReaderDomain
public import ReaderScenes

extension ArticleDetail {
  public enum Response: Hashable, Sendable {
    case opened(ArticleDetails, now: LocalTime)
    case failed(ReaderError)
  }
}

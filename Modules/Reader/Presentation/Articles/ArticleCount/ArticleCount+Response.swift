public import ReaderDomain
public import ReaderScenes

extension ArticleCount {
  public enum Response: Hashable, Sendable {
    /// The number of matching articles.
    case counted(Int)
    case failed(ReaderError)
  }
}

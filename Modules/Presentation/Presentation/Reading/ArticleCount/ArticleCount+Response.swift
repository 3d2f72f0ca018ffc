public import Domain
public import Scenes

extension ArticleCount {
  public enum Response: Hashable, Sendable {
    /// The number of matching articles.
    case counted(Int)
    case failed(ReadingError)
  }
}

public import ReaderDomain
public import ReaderScenes

extension ArticleImages {
  public enum Response: Hashable, Sendable {
    /// An image has arrived, or is missing.
    case fetched(ArticleImage)
  }
}

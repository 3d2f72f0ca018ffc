public import CoreDomain
public import ReaderDomain
public import ReaderScenes

extension ArticleBrowsing {
  public enum Response: Hashable, Sendable {
    /// What was done with each article; none when no article matches.
    case browsed([BrowsedArticle])
    case followed(WebURL)
    case failed(ReaderError)
  }
}

public import Domain
public import Scenes

extension ArticleBrowsing {
  public enum Response: Hashable, Sendable {
    /// What was done with each article; none when no article matches.
    case browsed([BrowsedArticle])
    case followed(WebURL)
    case failed(ReadingError)
  }
}

/// A status change and the articles that it applies to.
public struct StatusChange: Hashable, Sendable {
  /// The articles that change.
  public enum Target: Hashable, Sendable {
    /// The articles that these references name.
    case articles([ArticleReference])
    /// All articles that match a query.
    case matching(ArticleQuery)
  }

  public let target: Target
  public let change: ArticleStatus.Change
  /// Whether the result lists the articles. Otherwise it only counts them, and a change of hundreds of thousands of articles takes a
  /// fraction of the time.
  public let listsArticles: Bool

  public init(_ target: Target, _ change: ArticleStatus.Change, listsArticles: Bool = true) {
    self.target = target
    self.change = change
    self.listsArticles = listsArticles
  }

  /// Makes a change of individual articles.
  public init(_ articles: [ArticleReference], _ change: ArticleStatus.Change) {
    self.init(.articles(articles), change)
  }
}

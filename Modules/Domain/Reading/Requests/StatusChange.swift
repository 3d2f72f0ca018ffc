/// A change of status and the articles that it is for.
public struct StatusChange: Hashable, Sendable {
  /// Which articles change.
  public enum Target: Hashable, Sendable {
    /// These.
    case articles([ArticleReference])
    /// All that a query means.
    case matching(ArticleQuery)
  }

  /// Which articles change.
  public let target: Target
  /// How they change.
  public let change: ArticleStatus.Change
  /// Whether the result lists the articles. Without, it counts them: a change of hundreds of thousands then takes a fraction of the time.
  public let listsArticles: Bool

  /// Makes a change.
  public init(_ target: Target, _ change: ArticleStatus.Change, listsArticles: Bool = true) {
    self.target = target
    self.change = change
    self.listsArticles = listsArticles
  }

  /// Makes a change of a few articles.
  public init(_ articles: [ArticleReference], _ change: ArticleStatus.Change) {
    self.init(.articles(articles), change)
  }
}

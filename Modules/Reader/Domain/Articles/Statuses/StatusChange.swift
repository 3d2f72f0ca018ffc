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
  /// Whether the result lists the articles. Otherwise, it only counts them, which takes a fraction of the time for hundreds of thousands of
  /// articles.
  public let listsArticles: Bool

  public init(_ target: Target, _ change: ArticleStatus.Change, listsArticles: Bool = true) {
    self.target = target
    self.change = change
    self.listsArticles = listsArticles
  }

  public init(_ articles: [ArticleReference], _ change: ArticleStatus.Change) {
    self.init(.articles(articles), change)
  }
}

/// The result of changing the status of articles.
public struct StatusChangeResult: Hashable, Sendable {
  /// The number of articles that the change applied to.
  public let count: Int
  /// The number of these articles that already had the requested status.
  public let unchanged: Int
  /// The articles after the change; empty when they were only counted.
  public let articles: [ArticleSummary]
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReaderError?

  public init(_ articles: [ArticleSummary], unchanged: Int = 0, undoError: ReaderError? = nil) {
    count = articles.count
    self.unchanged = unchanged
    self.articles = articles
    self.undoError = undoError
  }

  public init(count: Int, unchanged: Int = 0, undoError: ReaderError? = nil) {
    self.count = count
    self.unchanged = unchanged
    articles = []
    self.undoError = undoError
  }
}

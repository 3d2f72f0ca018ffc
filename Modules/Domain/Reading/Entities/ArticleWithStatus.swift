/// An article together with its status.
public struct ArticleWithStatus: Hashable, Sendable {
  /// What was published.
  public let article: Article
  /// What the person did with it.
  public let status: ArticleStatus

  /// Puts the two together.
  public init(article: Article, status: ArticleStatus) {
    self.article = article
    self.status = status
  }
}

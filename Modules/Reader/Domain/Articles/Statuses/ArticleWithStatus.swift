public struct ArticleWithStatus: Hashable, Sendable {
  public let article: Article
  public let status: ArticleStatus

  public init(article: Article, status: ArticleStatus) {
    self.article = article
    self.status = status
  }
}

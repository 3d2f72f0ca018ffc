/// What a list shows of an article: the model that presentation works with.
public struct ArticleSummary: Hashable, Sendable {
  /// The article.
  public let article: Article
  /// What the person did with it.
  public let status: ArticleStatus
  /// The title of its feed.
  public let feedTitle: String
  /// The folder of its feed.
  public let folder: FolderPath

  /// Makes a summary.
  public init(article: Article, status: ArticleStatus, feedTitle: String, folder: FolderPath) {
    self.article = article
    self.status = status
    self.feedTitle = feedTitle
    self.folder = folder
  }
}

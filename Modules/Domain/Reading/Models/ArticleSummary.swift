/// One article in a list, as the presentation layer uses it.
public struct ArticleSummary: Hashable, Sendable {
  public let article: Article
  public let status: ArticleStatus
  public let feedTitle: String
  /// The folder of the article's feed.
  public let folder: FolderPath
  /// The duplicates of the article in other feeds; empty unless the query groups duplicates.
  public let duplicates: [DuplicateArticle]

  public init(article: Article, status: ArticleStatus, feedTitle: String, folder: FolderPath, duplicates: [DuplicateArticle] = []) {
    self.article = article
    self.status = status
    self.feedTitle = feedTitle
    self.folder = folder
    self.duplicates = duplicates
  }
}

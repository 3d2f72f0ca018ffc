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
  /// The same article as it came with other feeds, when that was asked for.
  public let duplicates: [DuplicateArticle]

  /// Makes a summary.
  public init(article: Article, status: ArticleStatus, feedTitle: String, folder: FolderPath, duplicates: [DuplicateArticle] = []) {
    self.article = article
    self.status = status
    self.feedTitle = feedTitle
    self.folder = folder
    self.duplicates = duplicates
  }
}

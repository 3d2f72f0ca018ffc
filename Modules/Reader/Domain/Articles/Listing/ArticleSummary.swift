/// One article in a list, as the presentation layer uses it.
public struct ArticleSummary: Hashable, Sendable {
  public let article: Article
  public internal(set) var status: ArticleStatus
  public let feedTitle: String
  /// The server of the article's feed; nil when the feed is not followed any more.
  public let feedHost: String?
  /// The folder of the article's feed.
  public let folder: FolderPath
  /// The duplicates of the article in other feeds; empty unless the query groups duplicates.
  public let duplicates: [DuplicateArticle]

  public init(
    article: Article, status: ArticleStatus, feedTitle: String, feedHost: String? = nil, folder: FolderPath,
    duplicates: [DuplicateArticle] = []
  ) {
    self.article = article
    self.status = status
    self.feedTitle = feedTitle
    self.feedHost = feedHost
    self.folder = folder
    self.duplicates = duplicates
  }
}

/// Writes all that a user has as a folder of documents outside the data directory.
public protocol ArchiveRepository: Sendable {
  /// Writes the list of subscriptions, and the articles page by page. The folder appears when all is written; it must be new or empty.
  /// - Parameters:
  ///   - outline: the list, as an OPML text.
  ///   - path: the folder, which must be new or empty.
  ///   - page: the articles at a place; nil behind the last one.
  /// - Returns: the number of articles.
  /// - Throws: `document`, `cancelled`, or an error of `page`. Nothing is left then.
  func write(
    _ outline: String, toFolder path: String, _ page: @Sendable (ArchivePlace) async throws(ReaderError) -> ArchivePage?
  ) async throws(ReaderError) -> Int
}

/// A place among all articles: they are written feed by feed.
public struct ArchivePlace: Hashable, Sendable {
  /// The index of the feed.
  let feed: Int
  /// The article that was written last; nil before the feed's first one.
  let article: ArticleSortKey?

  public static let start = ArchivePlace(feed: 0, article: nil)

  public init(feed: Int, article: ArticleSortKey?) {
    self.feed = feed
    self.article = article
  }
}

/// Some articles of a feed, and the place behind them.
public struct ArchivePage: Hashable, Sendable {
  public let articles: [ArticleDetails]
  public let next: ArchivePlace

  public init(articles: [ArticleDetails], next: ArchivePlace) {
    self.articles = articles
    self.next = next
  }
}

public import ArticleStorage
public import FileStorage
public import Domain

/// A store of articles of which none goes away that is starred on another device.
public struct SyncedArticleStore: ArticleDataStore {
  private let base: any ArticleDataStore
  private let sync: StatusSync

  /// Puts it around a store.
  public init(base: any ArticleDataStore, sync: StatusSync) {
    self.base = base
    self.sync = sync
  }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await base.body(of: article, in: feed)
  }

  public func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await base.articles(of: feed)
  }

  public func store(_ articles: [ArticleMerge.IncomingArticle], of feed: FeedID) async throws(DataStoreError) -> MergeResult {
    try await base.store(articles, of: feed)
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    // While marks may be missing, so may stars: what is too old waits.
    guard try await sync.catchUp() else { return 0 }
    return try await base.purge(feed, keeping: retention, document: document, at: moment)
  }

  public func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> {
    try await base.feedsWithArticles()
  }

  /// A refresh asks for them first: before it makes a database where one was lost, that is noticed, and its marks come back.
  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await sync.catchUp()
    return try await base.completeFeeds()
  }
}

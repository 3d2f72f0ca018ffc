public import ArticleStorage
public import CoreData
public import CoreDomain
public import ReaderDomain

/// Forwards to the article store of the current storage kind.
public struct SwitchingArticleStore: ArticleDataStore {
  private let switching: SwitchingStore<any ArticleDataStore>

  public init(_ selector: StorageSelector, json: any ArticleDataStore, sqlite: any ArticleDataStore) {
    switching = SwitchingStore(selector, json: json, sqlite: sqlite)
  }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await switching.store().body(of: article, in: feed)
  }

  public func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await switching.store().articles(of: feed)
  }

  public func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    try await switching.store().store(articles, of: feed, marker: marker, noting: note)
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await switching.store().purge(feed, keeping: retention, document: document, at: moment)
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await switching.store().completeFeeds()
  }

  public func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> {
    try await switching.store().feedsWithArticles()
  }
}

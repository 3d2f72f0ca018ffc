public import ArticleStorage
public import CoreData
public import CoreDomain
public import ReaderDomain

/// An article store that keeps every article that is starred on another device, and records the marks that articles get when they arrive.
public struct SyncedArticleStore: ArticleDataStore {
  private let base: any ArticleDataStore
  private let sync: StatusSync

  public init(base: any ArticleDataStore, sync: StatusSync) {
    self.base = base
    self.sync = sync
  }

  public func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] {
    try await base.bodies(of: articles, in: feed)
  }

  public func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool {
    try await base.storeFullText(html, of: article, in: feed)
  }

  public func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await base.articles(of: feed)
  }

  public func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    guard let marker else { return try await base.store(articles, of: feed, marker: nil, noting: note) }
    return try await sync.recordingMarks { (record) async throws(DataStoreError) in
      try await base.store(articles, of: feed, marker: marker) { (marks) throws(DataStoreError) in
        try note(marks)
        try record(marks)
      }
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    // While marks may be missing, stars may be missing too. Old articles are purged later.
    guard try await sync.catchUp() else { return 0 }
    return try await base.purge(feed, keeping: retention, document: document, at: moment)
  }

  public func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> {
    try await base.feedsWithArticles()
  }

  /// Syncs first because a refresh calls this method first. A lost database is then noticed before the refresh creates a new one, and its
  /// marks are restored.
  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await sync.catchUp()
    return try await base.completeFeeds()
  }
}

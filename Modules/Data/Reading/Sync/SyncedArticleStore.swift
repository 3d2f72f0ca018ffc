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

  public func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    try await base.pieces(of: feed)
  }

  public func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    try await base.takeIn(pieces, of: feed)
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await sync.catchUp()
    return try await base.purge(feed, keeping: retention, document: document, at: moment)
  }

  public func shelves() async throws(DataStoreError) -> Set<FeedID> {
    try await base.shelves()
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await base.completeFeeds()
  }
}

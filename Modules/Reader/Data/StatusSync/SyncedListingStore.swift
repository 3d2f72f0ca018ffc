public import ArticleStorage
public import CoreData
public import ReaderDomain

/// A listing store whose statuses are synced with other devices.
public struct SyncedListingStore: ListingDataStore {
  private let base: any ListingDataStore
  private let sync: StatusSync

  public init(base: any ListingDataStore, sync: StatusSync) {
    self.base = base
    self.sync = sync
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await sync.catchUp()
    return try await base.page(matching: query, in: feeds)
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await sync.catchUp()
    return try await base.count(matching: query, in: feeds)
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await sync.catchUp()
    return try await base.statuses(matching: query, in: feeds)
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await sync.catchUp()
    return try await base.counts(in: feeds)
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await base.ids(of: references, in: feeds)
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await sync.catchUp()
    return try await base.entries(of: ids, in: feeds)
  }
}

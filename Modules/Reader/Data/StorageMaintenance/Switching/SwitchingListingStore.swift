public import ArticleStorage
public import CoreData
public import ReaderDomain

/// Forwards to the listing store of the current storage kind.
public struct SwitchingListingStore: ListingDataStore {
  private let switching: SwitchingStore<any ListingDataStore>

  public init(_ selector: StorageSelector, json: any ListingDataStore, sqlite: any ListingDataStore) {
    switching = SwitchingStore(selector, json: json, sqlite: sqlite)
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await switching.store().page(matching: query, in: feeds)
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await switching.store().count(matching: query, in: feeds)
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await switching.store().statuses(matching: query, in: feeds)
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await switching.store().counts(in: feeds)
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await switching.store().ids(of: references, in: feeds)
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await switching.store().entries(of: ids, in: feeds)
  }
}

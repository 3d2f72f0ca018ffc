public import Domain

/// Questions about articles and statuses, answered in the way that the home is kept.
public struct ChosenListingStore: ListingDataStore {
  private let chosen: ChosenStore<any ListingDataStore>

  /// Puts the choice in front of the stores.
  public init(_ choice: StoreChoice, json: any ListingDataStore, sqlite: any ListingDataStore) {
    chosen = ChosenStore(choice, json: json, sqlite: sqlite)
  }

  public func entries(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleEntry] {
    try await chosen.store().entries(matching: query, in: feeds)
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await chosen.store().count(matching: query, in: feeds)
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await chosen.store().statuses(matching: query, in: feeds)
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await chosen.store().counts(in: feeds)
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await chosen.store().ids(of: references, in: feeds)
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleEntry] {
    try await chosen.store().entries(of: ids, in: feeds)
  }
}

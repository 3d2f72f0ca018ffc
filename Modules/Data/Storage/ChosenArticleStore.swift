public import Domain

/// Articles in the way that the home is kept.
public struct ChosenArticleStore: ArticleDataStore {
  private let chosen: ChosenStore<any ArticleDataStore>

  /// Puts the choice in front of the stores.
  public init(_ choice: StoreChoice, json: any ArticleDataStore, sqlite: any ArticleDataStore) {
    chosen = ChosenStore(choice, json: json, sqlite: sqlite)
  }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await chosen.store().body(of: article, in: feed)
  }

  public func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    try await chosen.store().pieces(of: feed)
  }

  public func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    try await chosen.store().takeIn(pieces, of: feed)
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await chosen.store().purge(feed, keeping: retention, document: document, at: moment)
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await chosen.store().completeFeeds()
  }

  public func shelves() async throws(DataStoreError) -> Set<FeedID> {
    try await chosen.store().shelves()
  }
}

public import Domain

/// Statuses in the way that the home is kept.
public struct ChosenStatusStore: StatusDataStore {
  private let chosen: ChosenStore<any StatusDataStore>

  /// Puts the choice in front of the stores.
  public init(_ choice: StoreChoice, json: any StatusDataStore, sqlite: any StatusDataStore) {
    chosen = ChosenStore(choice, json: json, sqlite: sqlite)
  }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await chosen.store().all()
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await chosen.store().statuses(of: ids)
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await chosen.store().update(ids, change)
  }
}

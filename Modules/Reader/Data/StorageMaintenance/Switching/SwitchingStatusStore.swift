public import ArticleStorage
public import CoreData
public import ReaderDomain

/// Forwards to the status store of the current storage kind.
public struct SwitchingStatusStore: StatusDataStore {
  private let switching: SwitchingStore<any StatusDataStore>

  public init(_ selector: StorageSelector, json: any StatusDataStore, sqlite: any StatusDataStore) {
    switching = SwitchingStore(selector, json: json, sqlite: sqlite)
  }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await switching.store().all()
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await switching.store().statuses(of: ids)
  }

  public func update(
    _ update: StatusUpdate, reaching reach: StatusReach,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await switching.store().update(update, reaching: reach, noting: note)
  }
}

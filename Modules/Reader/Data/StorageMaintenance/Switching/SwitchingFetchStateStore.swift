public import ArticleStorage
public import CoreData
public import ReaderDomain

/// Forwards to the fetch state store of the current storage kind.
public struct SwitchingFetchStateStore: FetchStateDataStore {
  private let switching: SwitchingStore<any FetchStateDataStore>

  public init(_ selector: StorageSelector, json: any FetchStateDataStore, sqlite: any FetchStateDataStore) {
    switching = SwitchingStore(selector, json: json, sqlite: sqlite)
  }

  public func all() async throws(DataStoreError) -> [FeedID: FetchState] {
    try await switching.store().all()
  }

  public func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError) {
    try await switching.store().record(fetchStates)
  }
}

public import ArticleStorage
internal import CoreData
public import ReaderDomain

/// Fetch states over a data store.
public actor StoredFetchStateRepository: FetchStateRepository {
  private let store: any FetchStateDataStore

  public init(store: any FetchStateDataStore) {
    self.store = store
  }

  public func all() async throws(ReadingError) -> [FeedID: FetchState] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  /// A separate task that is never cancelled: a cancelled refresh must still save the responses that arrived.
  public func record(_ fetchStates: [FeedID: FetchState]) async throws(ReadingError) {
    let saved = await Task { [store] () async -> Result<Void, ReadingError> in
      do throws(ReadingError) {
        try await ReadingError.translating { () async throws(DataStoreError) in try await store.record(fetchStates) }
        return .success(())
      } catch {
        return .failure(error)
      }
    }.value
    try saved.get()
  }
}

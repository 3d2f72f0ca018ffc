public import ArticleStorage
internal import FileStorage
public import Domain

/// Visits over a data store.
public actor StoredFetchStateRepository: FetchStateRepository {
  private let store: any FetchStateDataStore

  /// Makes the repository over its data store.
  public init(store: any FetchStateDataStore) {
    self.store = store
  }

  public func all() async throws(ReadingError) -> [FeedID: FetchState] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  /// In a task of its own, which nobody cancels: whoever stops a refresh wants to keep what had come.
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

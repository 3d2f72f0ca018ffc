public import ArticleStorage
internal import CoreData
public import ReaderDomain

/// Fetch states in the store that the data directory uses.
public actor StoredFetchStateRepository: FetchStateRepository {
  private let stores: CurrentStores

  public init(stores: @escaping CurrentStores) {
    self.stores = stores
  }

  public func all() async throws(ReaderError) -> [FeedID: FetchState] {
    try await ReaderError.translating { () async throws(DataStoreError) in try await stores().fetchStates.all() }
  }

  /// A separate task that is never cancelled: a cancelled refresh must still save the responses that arrived.
  public func record(_ fetchStates: [FeedID: FetchState]) async throws(ReaderError) {
    let saved = await Task { [stores] () async -> Result<Void, ReaderError> in
      do throws(ReaderError) {
        try await ReaderError.translating { () async throws(DataStoreError) in try await stores().fetchStates.record(fetchStates) }
        return .success(())
      } catch {
        return .failure(error)
      }
    }.value
    try saved.get()
  }
}

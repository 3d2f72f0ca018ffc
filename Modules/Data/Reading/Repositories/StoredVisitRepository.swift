public import Domain

/// Visits over a data store.
public actor StoredVisitRepository: VisitRepository {
  private let store: any VisitDataStore

  /// Makes the repository over its data store.
  public init(store: any VisitDataStore) {
    self.store = store
  }

  public func all() async throws(ReadingError) -> [FeedID: Visit] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  public func record(_ visits: [FeedID: Visit]) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.record(visits) }
  }
}

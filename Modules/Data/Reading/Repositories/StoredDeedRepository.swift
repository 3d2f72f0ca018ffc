public import Domain

/// Deeds over a data store.
public actor StoredDeedRepository: DeedRepository {
  private let store: any DeedDataStore

  /// Makes the repository over its data store.
  public init(store: any DeedDataStore) {
    self.store = store
  }

  public func remember(_ deed: Deed) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.add(deed) }
  }

  public func last() async throws(ReadingError) -> Deed? {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.last() }
  }

  public func forget(_ deed: Deed) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.removeLast(ifIt: deed) }
  }
}

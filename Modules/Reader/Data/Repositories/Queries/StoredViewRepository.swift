internal import CoreData
public import ReaderDomain

public actor StoredViewRepository: ViewRepository {
  private let store: any ViewDataStore

  public init(store: any ViewDataStore) {
    self.store = store
  }

  public func all() async throws(ReadingError) -> StoredViews {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  public func change(_ change: ViewChange) async throws(ReadingError) -> ViewUpdate {
    let result = try await ReadingError.translating { () async throws(DataStoreError) in try await store.change(change) }
    do throws(ViewError) { return try result.get() } catch { throw .view(error) }
  }
}

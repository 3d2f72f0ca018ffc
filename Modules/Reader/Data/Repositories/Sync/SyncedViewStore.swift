public import CoreData
public import ReaderDomain
public import StatusSync

/// A view store whose views are synced with other devices. A change is made first and recorded afterwards.
public struct SyncedViewStore: ViewDataStore {
  private let base: any ViewDataStore
  private let sync: RecordSync

  public init(base: any ViewDataStore, sync: RecordSync) {
    self.base = base
    self.sync = sync
  }

  public func all() async throws(DataStoreError) -> StoredViews {
    await sync.catchUp()
    return try await base.all()
  }

  public func change(_ change: ViewChange) async throws(DataStoreError) -> Result<ViewUpdate, ViewError> {
    try await sync.recording { () async throws(DataStoreError) in
      try await base.change(change)
    } removed: { result in
      guard case .success(let update) = result else { return [:] }
      return [.view: Set(update.before.names).subtracting(update.after.names)]
    }
  }
}

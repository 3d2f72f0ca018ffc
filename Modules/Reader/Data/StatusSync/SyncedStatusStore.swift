public import ArticleStorage
public import CoreData
public import ReaderDomain

/// A status store whose statuses are synced with other devices.
public struct SyncedStatusStore: StatusDataStore {
  private let base: any StatusDataStore
  private let sync: StatusSync

  public init(base: any StatusDataStore, sync: StatusSync) {
    self.base = base
    self.sync = sync
  }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await sync.catchUp()
    return try await base.all()
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await sync.catchUp()
    return try await base.statuses(of: ids)
  }

  public func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await sync.update(update, reaching: reach, noting: note)
  }
}

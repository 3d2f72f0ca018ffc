public import FileStorage
public import Subscriptions
public import Domain

/// A subscription store whose subscriptions are synced with other devices.
///
/// A change is made first and recorded afterwards. If recording fails, the change stays, and the next command records it.
public struct SyncedSubscriptionStore: SubscriptionDataStore {
  private let base: any SubscriptionDataStore
  private let sync: RecordSync

  public init(base: any SubscriptionDataStore, sync: RecordSync) {
    self.base = base
    self.sync = sync
  }

  public func all() async throws(DataStoreError) -> [Subscription] {
    await sync.catchUp()
    return try await base.all()
  }

  public func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription] {
    try await changing { () async throws(DataStoreError) in try await base.add(subscriptions) }
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription? {
    try await changing { () async throws(DataStoreError) in try await base.redirect(id, to: url, former: former) }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(DataStoreError) -> Subscription? {
    try await changing { () async throws(DataStoreError) in try await base.configure(id, change) }
  }

  public func recordFeedTitles(_ titles: [FeedID: String]) async throws(DataStoreError) {
    try await changing { () async throws(DataStoreError) in try await base.recordFeedTitles(titles) }
  }

  public func remove(_ id: FeedID) async throws(DataStoreError) {
    try await changing(removing: id) { () async throws(DataStoreError) in try await base.remove(id) }
  }

  public func text() async throws(DataStoreError) -> String {
    await sync.catchUp()
    return try await base.text()
  }

  private func changing<Result>(removing removed: FeedID? = nil, _ change: () async throws(DataStoreError) -> Result) async throws(DataStoreError) -> Result {
    // What was changed by hand before the command is not its work.
    let isCaughtUp = await sync.catchUp()
    let result = try await change()
    await sync.catchUp(after: isCaughtUp ? RecordSync.Command(removed: removed) : nil)
    return result
  }
}

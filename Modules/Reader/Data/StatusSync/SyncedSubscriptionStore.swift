public import CoreData
public import CoreDomain
public import ReaderDomain
public import Subscriptions

/// A subscription store whose subscriptions are synced with other devices. A change is made first and recorded afterwards.
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
    try await sync.recording { () async throws(DataStoreError) in try await base.add(subscriptions) }
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription? {
    try await sync.recording { () async throws(DataStoreError) in try await base.redirect(id, to: url, former: former) }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(DataStoreError) -> Subscription? {
    try await sync.recording { () async throws(DataStoreError) in try await base.configure(id, change) }
  }

  public func recordFeedTitles(_ titles: [FeedID: String]) async throws(DataStoreError) {
    try await sync.recording { () async throws(DataStoreError) in try await base.recordFeedTitles(titles) }
  }

  public func remove(_ id: FeedID) async throws(DataStoreError) {
    try await sync.recording { () async throws(DataStoreError) in
      try await base.remove(id)
    } removed: { _ in
      [.feed: [id.text]]
    }
  }

  public func text() async throws(DataStoreError) -> String {
    await sync.catchUp()
    return try await base.text()
  }
}

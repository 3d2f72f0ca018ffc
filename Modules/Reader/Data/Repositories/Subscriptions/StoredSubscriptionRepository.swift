internal import CoreData
public import CoreDomain
public import ReaderDomain
public import Subscriptions

public actor StoredSubscriptionRepository: SubscriptionRepository {
  private let store: any SubscriptionDataStore

  public init(store: any SubscriptionDataStore) {
    self.store = store
  }

  public func all() async throws(ReadingError) -> [Subscription] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.all() }
  }

  public func add(_ subscriptions: [Subscription]) async throws(ReadingError) -> [Subscription] {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.add(subscriptions) }
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReadingError) -> Subscription? {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.redirect(id, to: url, former: former) }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReadingError) -> Subscription? {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.configure(id, change) }
  }

  public func recordFeedTitles(_ titles: [FeedID: String]) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.recordFeedTitles(titles) }
  }

  public func remove(_ id: FeedID) async throws(ReadingError) {
    try await ReadingError.translating { () async throws(DataStoreError) in try await store.remove(id) }
  }
}

internal import FileStorage
internal import Subscriptions
import DataLayer
import Domain

struct TracedSubscriptionDataStore: SubscriptionDataStore {
  let base: any SubscriptionDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [Subscription] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func add(_ subscriptions: [Subscription]) async throws(DataStoreError) -> [Subscription] {
    try await trace.around(type(of: base), subscriptions) { () async throws(DataStoreError) in try await base.add(subscriptions) }
  }

  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(DataStoreError) -> Subscription? {
    try await trace.around(type(of: base), id) { () async throws(DataStoreError) in
      try await base.redirect(id, to: url, former: former)
    }
  }

  func configure(_ id: FeedID, _ settings: FeedSettings) async throws(DataStoreError) -> Subscription? {
    try await trace.around(type(of: base), id) { () async throws(DataStoreError) in try await base.configure(id, settings) }
  }

  func remove(_ id: FeedID) async throws(DataStoreError) {
    try await trace.around(type(of: base), id) { () async throws(DataStoreError) in try await base.remove(id) }
  }

  func text() async throws(DataStoreError) -> String {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.text() }
  }
}

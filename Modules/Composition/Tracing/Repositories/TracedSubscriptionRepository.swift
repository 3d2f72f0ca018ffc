import Domain

struct TracedSubscriptionRepository: SubscriptionRepository {
  let base: any SubscriptionRepository
  let trace: Trace

  func all() async throws(ReadingError) -> [Subscription] {
    try await trace.around(type(of: base), ()) { () async throws(ReadingError) in try await base.all() }
  }

  func add(_ subscriptions: [Subscription]) async throws(ReadingError) -> [Subscription] {
    try await trace.around(type(of: base), subscriptions) { () async throws(ReadingError) in try await base.add(subscriptions) }
  }

  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReadingError) -> Subscription? {
    try await trace.around(type(of: base), id) { () async throws(ReadingError) in
      try await base.redirect(id, to: url, former: former)
    }
  }

  func configure(_ id: FeedID, _ settings: FeedSettings) async throws(ReadingError) -> Subscription? {
    try await trace.around(type(of: base), id) { () async throws(ReadingError) in try await base.configure(id, settings) }
  }

  func remove(_ id: FeedID) async throws(ReadingError) {
    try await trace.around(type(of: base), id) { () async throws(ReadingError) in try await base.remove(id) }
  }
}

import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: SubscriptionRepository where Base == any SubscriptionRepository {
  func all() async throws(ReaderError) -> [Subscription] {
    try await step(()) { () async throws(ReaderError) in try await base.all() }
  }

  func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    try await step(subscriptions) { () async throws(ReaderError) in try await base.add(subscriptions) }
  }

  func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    try await step(id) { () async throws(ReaderError) in
      try await base.redirect(id, to: url, former: former)
    }
  }

  func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    try await step(id) { () async throws(ReaderError) in try await base.configure(id, change) }
  }

  func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    try await step(changes) { () async throws(ReaderError) in try await base.configure(changes) }
  }

  func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    try await step(details) { () async throws(ReaderError) in try await base.recordFeedDetails(details) }
  }

  func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) {
    try await step(ids) { () async throws(ReaderError) in try await base.recordServerIDs(ids) }
  }

  func remove(_ ids: Set<FeedID>, joinedInto feeds: [FeedID: FeedID]) async throws(ReaderError) {
    try await step(ids) { () async throws(ReaderError) in try await base.remove(ids, joinedInto: feeds) }
  }
}

extension Traced: LoginRepository where Base == any LoginRepository {
  func replaced(for url: WebURL) async throws(ReaderError) -> Login? {
    try await step(url) { () async throws(ReaderError) in try await base.replaced(for: url) }
  }

  func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReaderError) -> String {
    try await step((login, url)) { () async throws(ReaderError) in try await base.store(login, for: url, replaces: replaces) }
  }
}

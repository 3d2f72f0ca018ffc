public import CoreDomain
public import ReaderDomain

/// Answers as another repository would, and changes nothing in it. It keeps the changes in memory, so later calls see them.
public actor DryRunSubscriptionRepository: SubscriptionRepository {
  private let base: any SubscriptionRepository
  private var changed: [Subscription]?

  public init(base: any SubscriptionRepository) {
    self.base = base
  }

  public func all() async throws(ReaderError) -> [Subscription] {
    if let changed { return changed }
    return try await base.all()
  }

  public func add(_ subscriptions: [Subscription]) async throws(ReaderError) -> [Subscription] {
    let all = try await all()
    let added = subscriptions.added(to: all)
    changed = all + added
    return added
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) async throws(ReaderError) -> Subscription? {
    guard !(try await all().contains { $0.url.normalized == url.normalized && $0.id != id }) else { return nil }
    return try await replace(id) { $0.moved(to: url, former: former) }
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) async throws(ReaderError) -> Subscription? {
    try await replace(id) { $0.changed(change) }
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) async throws(ReaderError) {
    changed = try await all().map { subscription in changes[subscription.id].map(subscription.changed) ?? subscription }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) async throws(ReaderError) {
    changed = try await all().map { subscription in details[subscription.id].map(subscription.described(byFeed:)) ?? subscription }
  }

  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) async throws(ReaderError) {
    changed = try await all().map { subscription in ids[subscription.id].map(subscription.known(toServerAs:)) ?? subscription }
  }

  public func remove(_ ids: Set<FeedID>, joinedInto _: [FeedID: FeedID]) async throws(ReaderError) {
    changed = try await all().filter { !ids.contains($0.id) }
  }

  private func replace(
    _ id: FeedID, with change: @Sendable (Subscription) -> Subscription
  ) async throws(ReaderError) -> Subscription? {
    var all = try await all()
    guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
    all[index] = change(all[index])
    changed = all
    return all[index]
  }
}

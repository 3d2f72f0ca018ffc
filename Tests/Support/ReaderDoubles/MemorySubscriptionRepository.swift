public import CoreDomain
import CoreDoubles
public import ReaderDomain

/// Subscriptions in memory.
public actor MemorySubscriptionRepository: SubscriptionRepository {
  /// The calls that can be made to fail.
  public enum Call: Hashable, Sendable, CaseIterable {
    case all, add, redirect, configure, recordFeedDetails, recordServerIDs, remove
  }

  private var subscriptions: [Subscription]
  private var failures = PlannedFailures<Call, ReaderError>()

  public init(_ subscriptions: [Subscription] = []) {
    self.subscriptions = subscriptions
  }

  /// Makes calls throw this error; nil makes them succeed again.
  /// - Parameter successes: how many calls of each kind succeed before the failure.
  public func failWith(_ error: ReaderError?, on calls: [Call] = Call.allCases, after successes: Int = 0) {
    failures.plan(error, on: calls, after: successes)
  }

  public func all() throws(ReaderError) -> [Subscription] {
    try failures.check(.all)
    return subscriptions
  }

  public func add(_ wanted: [Subscription]) throws(ReaderError) -> [Subscription] {
    try failures.check(.add)
    var added: [Subscription] = []
    for subscription in wanted where !subscriptions.contains(where: { $0.id == subscription.id || $0.url == subscription.url }) {
      subscriptions.append(subscription)
      added.append(subscription)
    }
    return added
  }

  public func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) throws(ReaderError) -> Subscription? {
    try failures.check(.redirect)
    guard let index = subscriptions.firstIndex(where: { $0.id == id }) else { return nil }
    guard !subscriptions.contains(where: { $0.url.normalized == url.normalized && $0.id != id }) else { return nil }
    subscriptions[index] = subscriptions[index].moved(to: url, former: former)
    return subscriptions[index]
  }

  public func configure(_ id: FeedID, _ change: SubscriptionChange) throws(ReaderError) -> Subscription? {
    try failures.check(.configure)
    guard let index = subscriptions.firstIndex(where: { $0.id == id }) else { return nil }
    subscriptions[index] = subscriptions[index].changed(change)
    return subscriptions[index]
  }

  public func configure(_ changes: [FeedID: SubscriptionChange]) throws(ReaderError) {
    try failures.check(.configure)
    subscriptions = subscriptions.map { subscription in changes[subscription.id].map(subscription.changed) ?? subscription }
  }

  public func recordFeedDetails(_ details: [FeedID: FeedDetails]) throws(ReaderError) {
    try failures.check(.recordFeedDetails)
    subscriptions = subscriptions.map { subscription in details[subscription.id].map(subscription.described(byFeed:)) ?? subscription }
  }

  public func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) throws(ReaderError) {
    try failures.check(.recordServerIDs)
    subscriptions = subscriptions.map { subscription in ids[subscription.id].map(subscription.known(toServerAs:)) ?? subscription }
  }

  public func remove(_ ids: Set<FeedID>, joinedInto _: [FeedID: FeedID]) throws(ReaderError) {
    try failures.check(.remove)
    subscriptions.removeAll { ids.contains($0.id) }
  }
}

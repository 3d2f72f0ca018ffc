public import CoreDomain

/// A permanent redirect of a feed, and its effect on the subscription.
public struct FeedRedirect: Hashable, Sendable {
  /// The subscription before the redirect.
  public let subscription: Subscription
  /// The new URL of the feed.
  public let target: WebURL
  /// The other subscription with the new URL, into which this one was merged; nil when the new URL was saved.
  public let mergedInto: Subscription?

  public init(_ subscription: Subscription, to target: WebURL, mergedInto: Subscription? = nil) {
    self.subscription = subscription
    self.target = target
    self.mergedInto = mergedInto
  }
}

/// A permanent redirect of a feed that is not applied yet.
public struct PendingRedirect: Hashable, Sendable {
  /// The target of the redirect.
  public let target: WebURL
  /// The first time that the redirect was seen on the latest day of `days`.
  public let lastSeen: Timestamp
  /// The number of different days in a row on which the redirect was seen.
  public let days: Int

  public init(target: WebURL, lastSeen: Timestamp, days: Int = 1) {
    self.target = target
    self.lastSeen = lastSeen
    self.days = days
  }
}

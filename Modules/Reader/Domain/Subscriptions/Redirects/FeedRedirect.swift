public import CoreDomain

/// A permanent redirect of a feed, and its effect on the subscription.
public struct FeedRedirect: Hashable, Sendable {
  /// The subscription before the redirect.
  public let subscription: Subscription
  public let target: WebURL
  /// The other subscription with the new URL, into which this one was merged; nil when the new URL was saved.
  public let mergedInto: Subscription?

  public init(_ subscription: Subscription, to target: WebURL, mergedInto: Subscription? = nil) {
    self.subscription = subscription
    self.target = target
    self.mergedInto = mergedInto
  }
}

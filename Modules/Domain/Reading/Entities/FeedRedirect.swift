/// A feed that has moved for good, and what became of its subscription.
public struct FeedRedirect: Hashable, Sendable {
  /// The subscription as it was before.
  public let subscription: Subscription
  /// The feed's new address.
  public let target: WebURL
  /// The other subscription of that address, into which this one was merged; nil when the new address was saved.
  public let mergedInto: Subscription?

  /// Makes a move.
  public init(_ subscription: Subscription, to target: WebURL, mergedInto: Subscription? = nil) {
    self.subscription = subscription
    self.target = target
    self.mergedInto = mergedInto
  }
}

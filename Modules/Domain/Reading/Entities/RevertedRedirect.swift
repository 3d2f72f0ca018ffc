/// A redirect that was reverted.
public struct RevertedRedirect: Hashable, Sendable {
  /// The subscription with its old URL.
  public let subscription: Subscription
  /// The redirect target, to which the subscription will not move again.
  public let declined: WebURL

  public init(subscription: Subscription, declined: WebURL) {
    self.subscription = subscription
    self.declined = declined
  }
}

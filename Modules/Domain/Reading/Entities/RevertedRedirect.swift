/// A move that was taken back.
public struct RevertedRedirect: Hashable, Sendable {
  /// The subscription, with its old address.
  public let subscription: Subscription
  /// The address that it had moved to, to which it will not be moved again.
  public let declined: WebURL

  /// Makes a result.
  public init(subscription: Subscription, declined: WebURL) {
    self.subscription = subscription
    self.declined = declined
  }
}

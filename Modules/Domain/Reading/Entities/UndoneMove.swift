/// A move that was taken back.
public struct UndoneMove: Hashable, Sendable {
  /// The subscription, with its old address.
  public let subscription: Subscription
  /// The address that it had moved to, to which it will not be moved again.
  public let declined: WebAddress

  /// Makes a result.
  public init(subscription: Subscription, declined: WebAddress) {
    self.subscription = subscription
    self.declined = declined
  }
}

/// A feed that another reader follows.
public struct NewsboatFeed: Hashable, Sendable {
  /// The feed as it is to be followed.
  public let subscription: Subscription
  /// The address as the other reader writes it, by which its articles are found.
  public let name: String

  /// Puts the parts together.
  public init(subscription: Subscription, name: String) {
    self.subscription = subscription
    self.name = name
  }
}

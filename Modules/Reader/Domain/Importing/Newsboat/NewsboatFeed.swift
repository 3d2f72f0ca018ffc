/// A feed from Newsboat's list.
public struct NewsboatFeed: Hashable, Sendable {
  /// The subscription to add.
  public let subscription: Subscription
  /// The URL as Newsboat writes it; it is the key of the feed's articles in Newsboat's cache.
  public let name: String

  public init(subscription: Subscription, name: String) {
    self.subscription = subscription
    self.name = name
  }
}

/// What following a feed came to.
public struct Subscribed: Hashable, Sendable {
  /// The subscription.
  public let subscription: Subscription
  /// The articles that came with it.
  public let articles: Int
  /// Further feeds that the page names, when the address was that of a page.
  public let others: [FeedLink]

  /// Makes a result.
  public init(subscription: Subscription, articles: Int, others: [FeedLink] = []) {
    self.subscription = subscription
    self.articles = articles
    self.others = others
  }
}

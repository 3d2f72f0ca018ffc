/// What following a feed came to.
public struct SubscribeResult: Hashable, Sendable {
  /// The subscription.
  public let subscription: Subscription
  /// The articles that came with it.
  public let articles: Int
  /// Further feeds that the page names, when the address was that of a page.
  public let others: [FeedLink]
  /// Why something of what the server gave could not be stored; nil when all was. The feed is followed either way, and its next refresh completes
  /// it.
  public let storeError: ReadingError?

  /// Makes a result.
  public init(subscription: Subscription, articles: Int, others: [FeedLink] = [], storeError: ReadingError? = nil) {
    self.subscription = subscription
    self.articles = articles
    self.others = others
    self.storeError = storeError
  }
}

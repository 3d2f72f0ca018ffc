/// The result of following a feed.
public struct SubscribeResult: Hashable, Sendable {
  public let subscription: Subscription
  /// The number of articles stored with the subscription.
  public let articles: Int
  /// The other feeds that the page links to, when the given URL was that of a page.
  public let others: [FeedLink]
  /// Why a part of the response could not be stored; nil when everything was stored. The feed is followed in both cases, and its next
  /// refresh stores the rest.
  public let storeError: ReadingError?

  public init(subscription: Subscription, articles: Int, others: [FeedLink] = [], storeError: ReadingError? = nil) {
    self.subscription = subscription
    self.articles = articles
    self.others = others
    self.storeError = storeError
  }
}

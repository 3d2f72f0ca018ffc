/// One feed in a list, as the presentation layer uses it.
public struct FeedSummary: Hashable, Sendable {
  public let subscription: Subscription
  /// The counts of the feed's articles.
  public let counts: ArticleCounts
  public let fetchState: FetchState
  /// What a refresh would do with the feed now.
  public let next: RefreshDecision

  public init(subscription: Subscription, counts: ArticleCounts, fetchState: FetchState, next: RefreshDecision = .ask) {
    self.subscription = subscription
    self.counts = counts
    self.fetchState = fetchState
    self.next = next
  }
}

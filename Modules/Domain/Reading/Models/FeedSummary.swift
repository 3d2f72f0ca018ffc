/// What a list shows of a feed: the model that presentation works with.
public struct FeedSummary: Hashable, Sendable {
  /// The subscription.
  public let subscription: Subscription
  /// Its articles by kind.
  public let counts: ArticleCounts
  /// What is remembered of asking its server.
  public let fetchState: FetchState
  /// What a refresh would do with it now.
  public let next: RefreshDecision

  /// Makes a summary.
  public init(subscription: Subscription, counts: ArticleCounts, fetchState: FetchState, next: RefreshDecision = .ask(.first)) {
    self.subscription = subscription
    self.counts = counts
    self.fetchState = fetchState
    self.next = next
  }
}

/// What unfollowing a feed came to.
public struct Unsubscribed: Hashable, Sendable {
  /// The subscription that was.
  public let subscription: Subscription
  /// Its articles, which stay in the store.
  public let kept: ArticleCounts

  /// Makes a result.
  public init(subscription: Subscription, kept: ArticleCounts) {
    self.subscription = subscription
    self.kept = kept
  }
}

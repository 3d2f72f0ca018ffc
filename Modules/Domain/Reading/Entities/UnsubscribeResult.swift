/// What unfollowing a feed came to.
public struct UnsubscribeResult: Hashable, Sendable {
  /// The subscription that was.
  public let subscription: Subscription
  /// Its articles, which stay in the store.
  public let kept: ArticleCounts
  /// Why it cannot be undone; nil when it can. The feed is unfollowed either way.
  public let undoError: ReadingError?

  /// Makes a result.
  public init(subscription: Subscription, kept: ArticleCounts, undoError: ReadingError? = nil) {
    self.subscription = subscription
    self.kept = kept
    self.undoError = undoError
  }
}

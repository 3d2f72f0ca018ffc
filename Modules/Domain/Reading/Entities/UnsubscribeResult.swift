/// The result of unfollowing a feed.
public struct UnsubscribeResult: Hashable, Sendable {
  /// The subscription that was removed.
  public let subscription: Subscription
  /// The counts of its articles, which remain stored.
  public let kept: ArticleCounts
  /// Why the action cannot be undone; nil when it can. The feed is unfollowed in both cases.
  public let undoError: ReadingError?

  public init(subscription: Subscription, kept: ArticleCounts, undoError: ReadingError? = nil) {
    self.subscription = subscription
    self.kept = kept
    self.undoError = undoError
  }
}

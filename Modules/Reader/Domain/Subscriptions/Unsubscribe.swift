public import CoreDomain

/// Stops following a feed. Its articles and stars remain stored, and are visible again when the feed is followed again.
public struct Unsubscribe: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let undoHistory: any UndoHistory

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository,
    undoHistory: any UndoHistory
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
    self.undoHistory = undoHistory
  }

  public func callAsFunction(_ reference: FeedReference) async throws(ReaderError) -> UnsubscribeResult {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    let counts = try await articles.counts(in: [subscription.id])
    try await noteURLs(of: subscription)
    try await subscriptions.remove(subscription.id)
    let undoError = await undoHistory.errorRemembering(.unsubscribed(subscription))
    return UnsubscribeResult(subscription: subscription, kept: counts[subscription.id] ?? ArticleCounts(), undoError: undoError)
  }

  /// Remembers the URLs of a feed that has moved. Each refresh does this too, so it matters only for a feed without a refresh since its
  /// move.
  private func noteURLs(of subscription: Subscription) async throws(ReaderError) {
    guard subscription.id != FeedID(url: subscription.url) || subscription.formerURL != nil else { return }
    let before = try await fetchStates.all()[subscription.id] ?? .never
    var fetchState = before
    fetchState.note(addressesOf: subscription)
    if fetchState != before { try await fetchStates.record([subscription.id: fetchState]) }
  }
}

/// The result of unfollowing a feed.
public struct UnsubscribeResult: Hashable, Sendable {
  /// The subscription that was removed.
  public let subscription: Subscription
  /// The counts of its articles, which remain stored.
  public let kept: ArticleCounts
  /// Why the action cannot be undone; nil when it can. The feed is unfollowed in both cases.
  public let undoError: ReaderError?

  public init(subscription: Subscription, kept: ArticleCounts, undoError: ReaderError? = nil) {
    self.subscription = subscription
    self.kept = kept
    self.undoError = undoError
  }
}

/// Stops following a feed. Its articles and stars stay in the store and come back when it is followed again.
public struct Unsubscribe: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let deeds: any DeedRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, deeds: any DeedRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.deeds = deeds
  }

  public func callAsFunction(_ reference: FeedReference) async throws(ReadingError) -> Unsubscribed {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    let counts = try await articles.counts(in: [subscription.id])
    try await subscriptions.remove(subscription.id)
    let undoError = await deeds.errorRemembering(.unfollowed(subscription))
    return Unsubscribed(subscription: subscription, kept: counts[subscription.id] ?? ArticleCounts(), undoError: undoError)
  }
}

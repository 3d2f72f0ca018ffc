/// Stops following a feed. Its articles and stars stay in the store and come back when it is followed again.
public struct Unsubscribe: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository
  private let deeds: any DeedRepository

  /// Makes the use case over its repositories.
  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository, deeds: any DeedRepository
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
    self.deeds = deeds
  }

  public func callAsFunction(_ reference: FeedReference) async throws(ReadingError) -> Unsubscribed {
    let subscription = try reference.resolve(in: try await subscriptions.all())
    let counts = try await articles.counts(in: [subscription.id])
    try await noteAddresses(of: subscription)
    try await subscriptions.remove(subscription.id)
    let undoError = await deeds.errorRemembering(.unfollowed(subscription))
    return Unsubscribed(subscription: subscription, kept: counts[subscription.id] ?? ArticleCounts(), undoError: undoError)
  }

  /// Where it is followed is remembered by each refresh; only one that has moved and was never refreshed since is not known.
  private func noteAddresses(of subscription: Subscription) async throws(ReadingError) {
    guard subscription.id != FeedID(address: subscription.address) || subscription.formerAddress != nil else { return }
    let before = try await visits.all()[subscription.id] ?? .never
    var visit = before
    visit.note(addressesOf: subscription)
    if visit != before { try await visits.record([subscription.id: visit]) }
  }
}

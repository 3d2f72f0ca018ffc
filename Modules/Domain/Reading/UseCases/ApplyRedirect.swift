/// Saves the new address of a feed that has moved for good, or merges its subscription into the one that has that address already.
struct ApplyRedirect: Sendable {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// Stars and marks are taken over before the subscription goes: whatever stops this in between, the next refresh does it again.
  /// - Returns: what became of the subscription; nil when it is not there any more, or when somebody else has taken the address just now.
  func callAsFunction(_ subscription: Subscription, to target: WebURL) async throws(ReadingError) -> FeedRedirect? {
    let all = try await subscriptions.all()
    if let other = all.first(where: { $0.url == target && $0.id != subscription.id }) {
      try await articles.merge(subscription.id, into: other.id)
      try await subscriptions.remove(subscription.id)
      return FeedRedirect(subscription, to: target, mergedInto: other)
    }
    let moved = try await subscriptions.redirect(subscription.id, to: target, former: subscription.url)
    return moved.map { _ in FeedRedirect(subscription, to: target) }
  }
}

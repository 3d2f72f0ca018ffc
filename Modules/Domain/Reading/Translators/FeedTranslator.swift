/// Turns what is known of subscriptions into the models that presentation works with.
struct FeedTranslator: Sendable {
  let counts: [FeedID: ArticleCounts]
  let visits: [FeedID: Visit]

  func summary(of subscription: Subscription) -> FeedSummary {
    FeedSummary(
      subscription: subscription, counts: counts[subscription.id] ?? ArticleCounts(), visit: visits[subscription.id] ?? .never)
  }
}

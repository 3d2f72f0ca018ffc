/// Turns what is known of subscriptions into the models that presentation works with.
struct FeedTranslator: Sendable {
  let counts: [FeedID: ArticleCounts]
  let visits: [FeedID: Visit]
  let waits: ServerWaits
  let now: Timestamp

  func summary(of subscription: Subscription) -> FeedSummary {
    let visit = visits[subscription.id] ?? .never
    return FeedSummary(
      subscription: subscription, counts: counts[subscription.id] ?? ArticleCounts(), visit: visit,
      next: RefreshPolicy.decision(for: visit, of: subscription, server: waits.wait(for: subscription.address), now: now))
  }
}

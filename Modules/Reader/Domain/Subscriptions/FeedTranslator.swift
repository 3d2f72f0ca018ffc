import CoreDomain

/// Converts subscriptions into the models of the presentation layer.
struct FeedTranslator: Sendable {
  let counts: [FeedID: ArticleCounts]
  let fetchStates: [FeedID: FetchState]
  let hostBackoffs: HostBackoff
  let now: Timestamp

  func summary(of subscription: Subscription) -> FeedSummary {
    let fetchState = fetchStates[subscription.id] ?? .never
    return FeedSummary(
      subscription: subscription, counts: counts[subscription.id] ?? ArticleCounts(), fetchState: fetchState,
      next: RefreshPolicy.decision(for: fetchState, of: subscription, server: hostBackoffs.wait(for: subscription.requestURL), now: now))
  }
}

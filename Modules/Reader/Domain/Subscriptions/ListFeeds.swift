public import CoreDomain

/// Lists the subscriptions with their article counts and fetch states.
public struct ListFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let fetchStates: any FetchStateRepository
  private let now: CurrentTime

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, fetchStates: any FetchStateRepository,
    now: @escaping CurrentTime
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.fetchStates = fetchStates
    self.now = now
  }

  public func callAsFunction(_ query: FeedQuery) async throws(ReaderError) -> [FeedSummary] {
    let all = try await subscriptions.all()
    let counts = try await articles.counts(in: all.map(\.id))
    let known = try await fetchStates.all()
    let moment = now()
    let hostBackoffs = HostBackoff(all, fetchStates: known, at: moment)
    let summaries = all.map { subscription in
      let fetchState = known[subscription.id] ?? .never
      let wait = hostBackoffs.wait(for: subscription.requestURL)
      return FeedSummary(
        subscription: subscription, counts: counts[subscription.id] ?? ArticleCounts(), fetchState: fetchState,
        next: RefreshPolicy.decision(for: fetchState, of: subscription, server: wait, now: moment))
    }
    return query.onlyWithProblems ? summaries.filter { $0.fetchState.hasProblem || $0.subscription.hasSettingProblem } : summaries
  }
}

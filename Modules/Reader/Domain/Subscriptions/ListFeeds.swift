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

  public func callAsFunction(_ query: FeedQuery) async throws(ReadingError) -> [FeedSummary] {
    let all = try await subscriptions.all()
    let counts = try await articles.counts(in: all.map(\.id))
    let known = try await fetchStates.all()
    let moment = now()
    let hostBackoffs = HostBackoff(all, fetchStates: known, at: moment)
    let translator = FeedTranslator(counts: counts, fetchStates: known, hostBackoffs: hostBackoffs, now: moment)
    let summaries = all.map(translator.summary(of:))
    return query.onlyWithProblems
      ? summaries.filter { $0.fetchState.hasProblem || !$0.subscription.withheldSecrets.isEmpty } : summaries
  }
}

/// Selects subscriptions.
public struct FeedQuery: Hashable, Sendable {
  /// Whether only subscriptions whose last request failed, or whose secrets are not sent, are selected.
  public let onlyWithProblems: Bool

  public init(onlyWithProblems: Bool = false) {
    self.onlyWithProblems = onlyWithProblems
  }
}

/// One feed in a list, as the presentation layer uses it.
public struct FeedSummary: Hashable, Sendable {
  public let subscription: Subscription
  /// The counts of the feed's articles.
  public let counts: ArticleCounts
  public let fetchState: FetchState
  /// What a refresh would do with the feed now.
  public let next: RefreshDecision

  public init(subscription: Subscription, counts: ArticleCounts, fetchState: FetchState, next: RefreshDecision = .ask(.first)) {
    self.subscription = subscription
    self.counts = counts
    self.fetchState = fetchState
    self.next = next
  }
}

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
      next: RefreshPolicy.decision(for: fetchState, of: subscription, server: hostBackoffs.wait(for: subscription.url), now: now))
  }
}

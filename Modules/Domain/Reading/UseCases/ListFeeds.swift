/// Lists the subscriptions with their counts and their health.
public struct ListFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository
  private let now: Clock

  /// Makes the use case over its repositories and a clock.
  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository, now: @escaping Clock
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
    self.now = now
  }

  public func callAsFunction(_ query: FeedQuery) async throws(ReadingError) -> [FeedSummary] {
    let all = try await subscriptions.all()
    let counts = try await articles.counts(in: all.map(\.id))
    let known = try await visits.all()
    let moment = now()
    let waits = ServerWaits(all, visits: known, at: moment)
    let translator = FeedTranslator(counts: counts, visits: known, waits: waits, now: moment)
    let summaries = all.map(translator.summary(of:))
    return query.onlyWithProblems ? summaries.filter { $0.visit.problem != nil } : summaries
  }
}

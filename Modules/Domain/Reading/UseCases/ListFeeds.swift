/// Lists the subscriptions with their counts and their health.
public struct ListFeeds: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let visits: any VisitRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, visits: any VisitRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.visits = visits
  }

  public func callAsFunction(_ query: FeedQuery) async throws(ReadingError) -> [FeedSummary] {
    let all = try await subscriptions.all()
    let translator = FeedTranslator(counts: try await articles.counts(in: all.map(\.id)), visits: try await visits.all())
    let summaries = all.map(translator.summary(of:))
    return query.onlyWithProblems ? summaries.filter { $0.visit.problem != nil } : summaries
  }
}

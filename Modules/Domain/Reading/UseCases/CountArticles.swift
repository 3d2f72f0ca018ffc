/// Counts the articles that match a query.
public struct CountArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  public func callAsFunction(_ query: ArticleQuery) async throws(ReadingError) -> Int {
    let chosen = try ArticleMatching.subscriptions(for: query, among: try await subscriptions.all())
    return try await articles.count(matching: query, in: chosen.map(\.id))
  }
}

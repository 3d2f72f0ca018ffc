public import CoreDomain

/// Counts the articles that match a query.
public struct CountArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  public func callAsFunction(_ query: ArticleQuery) async throws(ReaderError) -> Int {
    let (query, chosen) = try await articles.scope(of: query, among: try await subscriptions.all())
    return try await articles.shownCount(matching: query, in: chosen.map(\.id))
  }
}

extension ArticleRepository {
  /// The number of articles that match a query, or of groups of duplicates if the query groups them.
  func shownCount(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int {
    guard query.isUnique else { return try await count(matching: query, in: feeds) }
    return DuplicateGroup.groups(of: try await articles(matching: query, in: feeds)).count
  }
}

public import CoreDomain

/// Lists the articles that match a query, newest first or in the query's order, limited to the query's window.
public struct ListArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  public func callAsFunction(_ query: ArticleQuery) async throws(ReaderError) -> ListPage<ArticleSummary> {
    let (query, chosen) = try await articles.scope(of: query, among: try await subscriptions.all())
    let translator = ArticleTranslator(chosen)
    guard query.isUnique else {
      return try await articles.page(matching: query, in: chosen.map(\.id)).map { translator.summary(of: $0) }
    }
    // All articles are needed to find every duplicate, so the window applies after grouping.
    let groups = DuplicateGroup.groups(of: try await articles.articles(matching: query, in: chosen.map(\.id)))
    return query.page(of: groups, by: \.shown.article.place).map { translator.summary(of: $0) }
  }
}

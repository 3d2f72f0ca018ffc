public import CoreDomain

/// Finds the articles of the last days that match a query, and to which a rule with this query would have applied.
public struct TestRule: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let calendar: CurrentCalendar

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, calendar: @escaping CurrentCalendar) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.calendar = calendar
  }

  /// - Returns: the articles, the newest first.
  public func callAsFunction(_ query: Query) async throws(ReaderError) -> [ArticleSummary] {
    let all = try await subscriptions.all()
    let (recent, chosen) = try await articles.scope(of: .recent(query, at: calendar()), among: all)
    let translator = ArticleTranslator(all)
    return try await articles.articles(matching: recent, in: chosen.map(\.id)).map { translator.summary(of: $0) }
  }
}

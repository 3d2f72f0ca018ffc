public import CoreDomain

/// Finds the articles of the last days that match a query, and to which a rule with this query would have applied.
public struct TestRule: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let calendar: CurrentCalendar

  /// The maximum number of articles of the result.
  public static let maximumArticles = 20

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, calendar: @escaping CurrentCalendar) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.calendar = calendar
  }

  public func callAsFunction(_ query: Query) async throws(ReaderError) -> RuleTestResult {
    let all = try await subscriptions.all()
    var (recent, chosen) = try await articles.scope(of: .recent(query, at: calendar()), among: all)
    let count = try await articles.count(matching: recent, in: chosen.map(\.id))
    recent.window = ListWindow(size: Self.maximumArticles)
    let translator = ArticleTranslator(all)
    return RuleTestResult(
      count: count, first: try await articles.page(matching: recent, in: chosen.map(\.id)).rows.map { translator.summary(of: $0) })
  }
}

/// The articles to which a rule would have applied.
public struct RuleTestResult: Hashable, Sendable {
  public let count: Int
  /// The newest of these articles.
  public let first: [ArticleSummary]

  public init(count: Int, first: [ArticleSummary]) {
    self.count = count
    self.first = first
  }
}

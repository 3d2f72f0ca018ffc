/// Changes the status of articles: stars them, marks them read.
public struct ChangeStatus: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// - Returns: the articles after the change.
  public func callAsFunction(_ change: StatusChange) async throws(ReadingError) -> [ArticleSummary] {
    var chosen = try await subscriptions.all()
    if case .matching(let query) = change.target { chosen = try ArticleMatching.subscriptions(for: query, among: chosen) }
    let entries = try await articles.update(change.target, change.change, in: chosen.map(\.id))
    return entries.map(ArticleTranslator(chosen).summary(of:))
  }
}

/// Changes the status of articles: stars them, marks them read. What it has changed can be taken back.
public struct ChangeStatus: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let deeds: any DeedRepository

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, deeds: any DeedRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.deeds = deeds
  }

  /// - Returns: the articles after the change.
  public func callAsFunction(_ change: StatusChange) async throws(ReadingError) -> [ArticleSummary] {
    var chosen = try await subscriptions.all()
    if case .matching(let query) = change.target { chosen = try ArticleMatching.subscriptions(for: query, among: chosen) }
    let changed = try await articles.update(change.target, change.change, in: chosen.map(\.id))
    let edits = MarkEdit.edits(of: changed)
    if !edits.isEmpty { try await deeds.remember(.marked(edits)) }
    let translator = ArticleTranslator(chosen)
    return changed.map { translator.summary(of: $0.entry) }
  }
}

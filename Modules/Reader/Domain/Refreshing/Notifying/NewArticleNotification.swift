import CoreDomain

/// Notifies a program about the new articles of a refresh.
struct NewArticleNotification: Sendable {
  let call: ProgramCall
  let subscriptions: any SubscriptionRepository
  let articles: any ArticleRepository
  let notifier: any ArticleNotifier

  /// The new articles that are still stored, newest first.
  /// - Parameter moment: when the refresh began.
  func summaries(of ids: Set<ArticleID>, at moment: Timestamp) async throws(ReaderError) -> [ArticleSummary] {
    let all = try await subscriptions.all()
    let translator = ArticleTranslator(all)
    let stored = try await articles.articles(matching: ArticleQuery(refresh: .began(moment)), in: all.map(\.id))
    return stored.filter { ids.contains($0.article.id) }.map { translator.summary(of: $0) }
  }

  func callAsFunction(_ articles: [ArticleSummary]) async throws(ReaderError) {
    if !articles.isEmpty { try await notifier.notify(call, of: articles) }
  }
}

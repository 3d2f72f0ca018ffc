import CoreDomain

/// Notifies a program about the new articles of a refresh.
struct NewArticleNotification: Sendable {
  let call: ProgramCall
  let storage: FeedStorage
  let notifier: any ArticleNotifier

  /// Runs the program with those of the new articles that are still stored, newest first.
  /// - Parameter moment: when the refresh began.
  /// - Returns: why the program failed; nil when it succeeded, was not needed, or was stopped by the user.
  func callAsFunction(_ ids: Set<ArticleID>, at moment: Timestamp) async -> ReaderError? {
    guard !ids.isEmpty, !Task.isCancelled else { return nil }
    do throws(ReaderError) {
      let summaries = try await summaries(of: ids, at: moment)
      if !summaries.isEmpty { try await notifier.notify(call, of: summaries) }
      return nil
    } catch {
      return Task.isCancelled ? nil : error
    }
  }

  private func summaries(of ids: Set<ArticleID>, at moment: Timestamp) async throws(ReaderError) -> [ArticleSummary] {
    let all = try await storage.subscriptions.all()
    let translator = ArticleTranslator(all)
    let stored = try await storage.articles.articles(matching: ArticleQuery(refresh: .began(moment)), in: all.map(\.id))
    return stored.filter { ids.contains($0.article.id) }.map { translator.summary(of: $0) }
  }
}

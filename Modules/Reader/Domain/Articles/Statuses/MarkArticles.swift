public import CoreDomain

/// Changes the status of articles, for example stars them or marks them as read. The change can be undone.
public struct MarkArticles: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
  }

  /// - Throws: if nothing was changed. A change that was made but cannot be undone does not throw.
  public func callAsFunction(_ change: StatusChange) async throws(ReaderError) -> StatusChangeResult {
    var chosen = try await subscriptions.all()
    var target = change.target
    if case .matching(let given) = target {
      let query: ArticleQuery
      (query, chosen) = try await articles.scope(of: given, among: chosen)
      if !change.listsArticles { return try await changeAll(matching: query, change.change, in: chosen.map(\.id)) }
      target = .matching(query)
    }
    let changed = try await articles.update(target, change.change, in: chosen.map(\.id))
    let undoError = await remember(StatusEdit.edits(of: changed))
    let translator = ArticleTranslator(chosen)
    let unchanged = changed.count { $0.before == $0.entry.status }
    return StatusChangeResult(changed.map { translator.summary(of: $0.entry) }, unchanged: unchanged, undoError: undoError)
  }

  private func changeAll(
    matching query: ArticleQuery, _ change: ArticleStatus.Change, in feeds: [FeedID]
  ) async throws(ReaderError) -> StatusChangeResult {
    var statuses = try await articles.statuses(matching: query, in: feeds)
    if statuses.values.contains(where: { $0.applying(change) != $0 }) {
      statuses = try await articles.update(StatusUpdate(Array(statuses.keys), change), reaching: .stored(in: feeds))
    }
    let edits = StatusEdit.edits(of: statuses, by: change)
    let unchanged = statuses.count - edits.reduce(0) { $0 + $1.ids.count }
    return StatusChangeResult(count: statuses.count, unchanged: unchanged, undoError: await remember(edits))
  }

  /// - Returns: why these edits cannot be undone; nil when they can.
  private func remember(_ edits: [StatusEdit]) async -> ReaderError? {
    edits.isEmpty ? nil : await undoHistory.errorRemembering(.marked(edits))
  }
}

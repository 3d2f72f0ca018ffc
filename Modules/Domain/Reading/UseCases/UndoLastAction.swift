/// Takes back what the person did last: a star, a mark, an unfollowed feed. Asked again, it takes back what was done before that.
///
/// The deed is forgotten when it was taken back: what stops us in between leaves it to be taken back once more, which changes nothing. So does
/// an error: the deed was taken back, and that it is remembered still is told beside it.
public struct UndoLastAction: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory

  /// Makes the use case over its repositories.
  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
  }

  /// - Throws: `nothingToUndo`; whatever kept the deed from being taken back.
  public func callAsFunction(_ order: UndoInput) async throws(ReadingError) -> UndoResult {
    guard let entry = try await undoHistory.last() else { throw .nothingToUndo }
    switch entry {
    case .marked(let edits):
      for edit in edits { try await articles.update(edit.ids, .set(edit.mark, !edit.isSet)) }
    case .unfollowed(let subscription):
      _ = try await subscriptions.add([subscription])
    }
    do throws(ReadingError) {
      try await undoHistory.forget(entry)
      return UndoResult(entry)
    } catch {
      return UndoResult(entry, error: error)
    }
  }
}

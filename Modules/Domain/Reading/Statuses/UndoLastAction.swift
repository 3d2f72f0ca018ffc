/// Undoes the user's latest action: a star, a mark, or an unfollowed feed. A second undo undoes the action before that.
///
/// The entry is removed from the history after the action is undone. After an interruption, the next undo undoes the same action again,
/// which changes nothing. The same applies when the entry cannot be removed: the action is undone, and the result contains the error.
public struct UndoLastAction: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let undoHistory: any UndoHistory

  public init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository, undoHistory: any UndoHistory) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.undoHistory = undoHistory
  }

  /// - Throws: `nothingToUndo`, or the error that prevented the undo.
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

/// The entry to undo.
public enum UndoInput: Hashable, Sendable {
  /// The latest entry.
  case last
}

/// The result of an undo.
public struct UndoResult: Hashable, Sendable {
  /// The entry that was undone.
  public let entry: UndoEntry
  /// Why the entry could not be removed from the undo history; nil when it was removed. If it remains, the next undo undoes the same entry
  /// again.
  public let error: ReadingError?

  public init(_ entry: UndoEntry, error: ReadingError? = nil) {
    self.entry = entry
    self.error = error
  }
}

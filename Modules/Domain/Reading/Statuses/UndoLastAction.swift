/// Undoes the user's latest action: a star, a mark, the reading of articles, an unfollowed feed, a changed view, or a rule. A second undo undoes the
/// action before that. Redo does the action again that was undone last.
///
/// The history changes after the action is undone or redone. After an interruption, the next undo undoes the same action again, which
/// changes nothing. The same applies when the history cannot be changed: the action is undone, and the result contains the error.
///
/// A view or a rule that was changed by other means since the action stays as it is.
public struct UndoLastAction: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let views: any ViewRepository
  private let rules: any RuleRepository
  private let undoHistory: any UndoHistory

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, views: any ViewRepository, rules: any RuleRepository,
    undoHistory: any UndoHistory
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.views = views
    self.rules = rules
    self.undoHistory = undoHistory
  }

  /// - Throws: `nothingToUndo`, `nothingToRedo`, or the error that prevented the change.
  public func callAsFunction(_ order: UndoInput) async throws(ReadingError) -> UndoResult {
    switch order {
    case .last:
      guard let entry = try await undoHistory.last() else { throw .nothingToUndo }
      let isLeft = try await change(entry, isUndone: true)
      return await result(of: order, entry, isLeft) { () async throws(ReadingError) in try await undoHistory.moveToUndone(entry) }
    case .lastUndone:
      guard let entry = try await undoHistory.lastUndone() else { throw .nothingToRedo }
      let isLeft = try await change(entry, isUndone: false)
      return await result(of: order, entry, isLeft) { () async throws(ReadingError) in try await undoHistory.moveBack(entry) }
    }
  }

  /// - Returns: whether the view or the rule stays as it is.
  private func change(_ entry: UndoEntry, isUndone: Bool) async throws(ReadingError) -> Bool {
    switch entry {
    case .marked(let edits):
      try await articles.update(edits.map { StatusEdit(mark: $0.mark, isSet: $0.isSet != isUndone, ids: $0.ids) })
    case .read(let ids):
      try await articles.update(ids, .set(.read, !isUndone))
    case .unfollowed(let subscription):
      if isUndone { _ = try await subscriptions.add([subscription]) } else { try await subscriptions.remove(subscription.id) }
    case .changedView(let name, let before, let after, let place):
      let (old, new) = isUndone ? (after, before) : (before, after)
      return try await views.change(.restore(name, from: old, to: new, at: place)).after[name] != new
    case .changedRule(let edit, let hidden):
      if !hidden.isEmpty { try await articles.update(hidden, .set(.hidden, !isUndone)) }
      return try await rules.apply(edit, isUndone: isUndone, views)
    }
    return false
  }

  private func result(
    of order: UndoInput, _ entry: UndoEntry, _ isLeft: Bool, _ move: () async throws(ReadingError) -> Void
  ) async -> UndoResult {
    do throws(ReadingError) {
      try await move()
      return UndoResult(entry, of: order, isLeft: isLeft)
    } catch {
      return UndoResult(entry, of: order, isLeft: isLeft, error: error)
    }
  }
}

/// The entry to undo or to redo.
public enum UndoInput: Hashable, Sendable {
  /// Undo the latest entry.
  case last
  /// Redo the entry that was undone last.
  case lastUndone
}

/// The result of an undo or a redo.
public struct UndoResult: Hashable, Sendable {
  /// The entry that was undone or redone.
  public let entry: UndoEntry
  public let input: UndoInput
  /// Whether the view or the rule stays as it is, because it is already so, or has been changed since.
  public let isLeft: Bool
  /// Why the history could not be changed; nil when it was changed. If not, the next undo undoes the same entry again, and the next redo
  /// redoes it again.
  public let error: ReadingError?

  public init(_ entry: UndoEntry, of input: UndoInput = .last, isLeft: Bool = false, error: ReadingError? = nil) {
    self.entry = entry
    self.input = input
    self.isLeft = isLeft
    self.error = error
  }
}

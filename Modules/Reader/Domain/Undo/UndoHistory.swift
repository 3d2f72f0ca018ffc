/// Stores the user's latest actions for undo, and the undone ones for redo.
public protocol UndoHistory: Sendable {
  /// Adds an entry as the latest one. The oldest entries are removed when there are too many, and so are all undone entries. Articles that
  /// are read join the latest entry when that is about reading, too.
  func remember(_ entry: UndoEntry) async throws(ReadingError)

  /// The latest entry; nil when there is none.
  func last() async throws(ReadingError) -> UndoEntry?

  /// The entry that was undone last; nil when there is none.
  func lastUndone() async throws(ReadingError) -> UndoEntry?

  /// Moves an entry that was undone to the undone entries. Does nothing unless it is the latest one.
  func moveToUndone(_ entry: UndoEntry) async throws(ReadingError)

  /// Moves an entry that was redone back to the end of the history. Does nothing unless it was undone last.
  func moveBack(_ entry: UndoEntry) async throws(ReadingError)
}

extension UndoHistory {
  /// Adds an entry for an action that was done.
  /// - Returns: why the entry could not be added; nil when it was added. The error is returned, not thrown, because the action was done in
  ///   both cases.
  func errorRemembering(_ entry: UndoEntry) async -> ReadingError? {
    do throws(ReadingError) {
      try await remember(entry)
      return nil
    } catch {
      return error
    }
  }
}

/// An action that the user can undo.
public enum UndoEntry: Hashable, Sendable {
  /// Marks of articles were set or cleared.
  case marked([StatusEdit])
  /// Articles were opened, and marked as read by that.
  case read([ArticleID])
  /// A feed was unfollowed.
  case unfollowed(Subscription)
  /// Feeds were joined, and marks of articles were set with that.
  case joined([FeedJoin], [StatusEdit])
  /// A view was saved, changed or removed. It is nil where it was absent; its position counts from 0.
  case changedView(ViewName, before: SavedView?, after: SavedView?, at: Int)
  /// A rule was added or removed, and articles were hidden with it.
  case changedRule(RuleEdit, hidden: [ArticleID])

  /// The maximum number of articles of an entry about reading. Further articles begin another entry.
  public static let mostReadArticles = 1_000

  /// This entry with a later one; nil when they are two actions.
  public func joined(with later: UndoEntry) -> UndoEntry? {
    guard case .read(let earlierIDs) = self, case .read(let laterIDs) = later,
      earlierIDs.count + laterIDs.count <= Self.mostReadArticles
    else { return nil }
    return .read(earlierIDs + laterIDs)
  }
}

/// Stores the user's latest actions for undo.
public protocol UndoHistory: Sendable {
  /// Adds an entry as the latest one. The oldest entries are removed when there are too many.
  func remember(_ entry: UndoEntry) async throws(ReadingError)

  /// The latest entry; nil when the history is empty.
  func last() async throws(ReadingError) -> UndoEntry?

  /// Removes an entry that was undone, if it is the latest one.
  func forget(_ entry: UndoEntry) async throws(ReadingError)
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
  /// A feed was unfollowed.
  case unfollowed(Subscription)
}

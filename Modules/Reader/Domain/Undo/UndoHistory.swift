/// Stores the user's latest actions for undo, and the undone ones for redo.
public protocol UndoHistory: Sendable {
  /// Adds an entry as the latest one. The oldest entries are removed when there are too many, and so are all undone entries. Articles that
  /// are read join the latest entry when that is about reading, too.
  func remember(_ entry: UndoEntry) async throws(ReaderError)

  /// The latest entry; nil when there is none.
  func last() async throws(ReaderError) -> UndoEntry?

  /// The entry that was undone last; nil when there is none.
  func lastUndone() async throws(ReaderError) -> UndoEntry?

  /// Moves an entry that was undone to the undone entries. Does nothing unless it is the latest one.
  func moveToUndone(_ entry: UndoEntry) async throws(ReaderError)

  /// Moves an entry that was redone back to the end of the history. Does nothing unless it was undone last.
  func moveBack(_ entry: UndoEntry) async throws(ReaderError)
}

extension UndoHistory {
  /// Adds an entry for an action that was done.
  /// - Returns: why the entry could not be added; nil when it was added. The error is returned, not thrown, because the action was done in
  ///   both cases.
  func errorRemembering(_ entry: UndoEntry) async -> ReaderError? {
    do throws(ReaderError) {
      try await remember(entry)
      return nil
    } catch {
      return error
    }
  }
}

/// Stores the user's latest actions for undo, and the undone ones for redo: in `undo.jsonl` and `redo.jsonl` (`JSONUndoStore`,
/// `UndoEntryRecord`), within the limits of `UndoHistoryLimits`.
public protocol UndoHistory: Sendable {
  /// Adds an entry as the latest one. All undone entries are removed, and so are the oldest entries when there are too many. A `read` entry
  /// joins the latest entry if that is a `read` entry, too.
  func remember(_ entry: UndoEntry) async throws(ReaderError)

  /// The latest entry; nil when there is none.
  func last() async throws(ReaderError) -> UndoEntry?

  /// The entry that was undone last; nil when there is none.
  func lastUndone() async throws(ReaderError) -> UndoEntry?

  /// Moves an entry to the undone entries, after it was undone. Does nothing unless it is the latest one.
  /// - Returns: false when the entry is among the undone ones: another process has undone it at the same time.
  @discardableResult
  func moveToUndone(_ entry: UndoEntry) async throws(ReaderError) -> Bool

  /// Moves an entry back to the end of the history, after it was redone. Does nothing unless it was undone last.
  /// - Returns: false when the entry is back in the history: another process has redone it at the same time.
  @discardableResult
  func moveBack(_ entry: UndoEntry) async throws(ReaderError) -> Bool
}

extension UndoHistory {
  /// Adds an entry for an action that was done.
  /// - Returns: why the entry could not be added; nil when it was added. The error is returned instead of thrown, because the action was
  ///   done in both cases.
  func errorRemembering(_ entry: UndoEntry) async -> ReaderError? {
    do throws(ReaderError) {
      try await remember(entry)
      return nil
    } catch {
      return error
    }
  }
}

public import CoreData
public import ReaderDomain

/// Stores the last actions of the user for undo, and the undone ones for redo.
public protocol UndoDataStore: Sendable {
  /// The last undo entry; nil when the history is empty.
  func last() async throws(DataStoreError) -> UndoEntry?

  /// The entry that was undone last; nil when there is none.
  func lastUndone() async throws(DataStoreError) -> UndoEntry?

  /// Adds an entry at the end, or joins it with the last one, in one commit. The undone entries are removed. The oldest entries are dropped
  /// when the history is too long.
  func add(_ entry: UndoEntry) async throws(DataStoreError)

  /// Moves the last entry to the undone ones if it equals this one.
  func moveToUndone(ifLastIs entry: UndoEntry) async throws(DataStoreError)

  /// Moves the entry that was undone last to the end of the history if it equals this one.
  func moveBack(ifLastUndoneIs entry: UndoEntry) async throws(DataStoreError)
}

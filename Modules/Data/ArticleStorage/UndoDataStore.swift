public import FileStorage
public import Domain

/// Stores the last actions of the user, for undo.
public protocol UndoDataStore: Sendable {
  /// The last undo entry; nil when the history is empty.
  func last() async throws(DataStoreError) -> UndoEntry?

  /// Adds an entry at the end, in one commit. The oldest entries are dropped when the history is too long.
  func add(_ entry: UndoEntry) async throws(DataStoreError)

  /// Removes the last entry if it equals this one.
  func removeLast(ifIt entry: UndoEntry) async throws(DataStoreError)
}

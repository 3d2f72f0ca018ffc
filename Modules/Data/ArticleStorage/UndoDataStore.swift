public import FileStorage
public import Domain

/// Where it is kept what the person did last.
public protocol UndoDataStore: Sendable {
  /// The last deed; nil when there is none.
  func last() async throws(DataStoreError) -> UndoEntry?

  /// Adds a deed at the end, in one commit. The earliest ones are dropped when there are too many.
  func add(_ entry: UndoEntry) async throws(DataStoreError)

  /// Takes the last deed away when it is this one; does nothing otherwise.
  func removeLast(ifIt entry: UndoEntry) async throws(DataStoreError)
}

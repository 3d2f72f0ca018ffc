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

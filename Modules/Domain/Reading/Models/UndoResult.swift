/// The result of an undo.
public struct UndoResult: Hashable, Sendable {
  /// What was taken back.
  public let entry: UndoEntry
  /// Why it could not be taken off the list, so that the next undo takes back the same; nil when it was.
  public let error: ReadingError?

  /// Makes a result.
  public init(_ entry: UndoEntry, error: ReadingError? = nil) {
    self.entry = entry
    self.error = error
  }
}

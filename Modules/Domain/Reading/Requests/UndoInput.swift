/// The entry to undo.
public enum UndoInput: Hashable, Sendable {
  /// The latest entry.
  case last
}

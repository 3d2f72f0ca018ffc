/// Which deed to take back.
public enum UndoInput: Hashable, Sendable {
  /// The last one.
  case last
}

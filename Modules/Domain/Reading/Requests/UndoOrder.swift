/// Which deed to take back.
public enum UndoOrder: Hashable, Sendable {
  /// The last one.
  case last
}

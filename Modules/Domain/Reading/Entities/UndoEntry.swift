/// An action that the user can undo.
public enum UndoEntry: Hashable, Sendable {
  /// Marks of articles were set or cleared.
  case marked([StatusEdit])
  /// A feed was unfollowed.
  case unfollowed(Subscription)
}

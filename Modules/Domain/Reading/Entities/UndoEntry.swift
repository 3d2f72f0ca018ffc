/// Something that the person did and can take back.
public enum UndoEntry: Hashable, Sendable {
  /// Marks of articles were set or taken away.
  case marked([StatusEdit])
  /// A feed was unfollowed.
  case unfollowed(Subscription)
}

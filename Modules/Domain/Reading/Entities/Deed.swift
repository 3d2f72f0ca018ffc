/// Something that the person did and can take back.
public enum Deed: Hashable, Sendable {
  /// Marks of articles were set or taken away.
  case marked([MarkEdit])
  /// A feed was unfollowed.
  case unfollowed(Subscription)
}

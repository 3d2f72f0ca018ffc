/// Something that the person did and can take back.
public enum Deed: Hashable, Sendable {
  /// Marks of articles were set or taken away.
  case marked([MarkEdit])
  /// A feed was unfollowed.
  case unfollowed(Subscription)

  /// How many are kept: enough for a row of slips, and little to read.
  public static let mostKept = 20
}

/// The limits of the undo history.
public enum UndoLimits {
  /// The minimum number of entries that are kept, unless they exceed `maximumBytes`.
  public static let maximumEntries = 1_000
  /// The approximate maximum size of all entries. An entry for hundreds of thousands of articles takes megabytes, so fewer of these are
  /// kept.
  public static let maximumBytes = 16 << 20
}

/// How much `undo` remembers.
public enum UndoLimits {
  /// The number of entries that are kept at least, unless they exceed `maximumBytes`.
  public static let maximumEntries = 1_000
  /// The approximate size of all entries. An entry for hundreds of thousands of articles takes megabytes, so fewer of those are kept.
  public static let maximumBytes = 16 << 20
}

/// The limits of the undo history.
public enum UndoHistoryLimits {
  /// The number of entries that remain when older ones are dropped (`JSONLinesStack`). That happens only now and then, so up to twice as many are
  /// stored.
  public static let maximumEntries = 1_000
  /// The approximate maximum size of all entries. An entry for hundreds of thousands of articles takes megabytes, so fewer of these are
  /// kept.
  public static let maximumBytes = 16 << 20
}

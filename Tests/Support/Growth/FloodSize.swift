/// The size of floods.
public enum FloodSize {
  /// The largest flood in bytes. The quick tests use 4 KiB, which reveals severe growth. The slow tests use 32 KiB, which also reveals cheap work
  /// that is done too often.
  public static let largest = SlowPart.isRun ? 32 << 10 : 4 << 10
}

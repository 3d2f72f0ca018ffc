#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The size of floods.
public enum FloodSize {
  /// Whether the slow tests run (`Scripts/test slow`).
  public static let isSlowPart = getenv("STRATA_SLOW_TESTS") != nil

  /// The largest flood in bytes. The quick tests use 4 KiB, which reveals severe growth. The slow tests use 64 KiB, which also reveals cheap work
  /// that is done too often.
  public static let largest = isSlowPart ? 64 << 10 : 4 << 10
}

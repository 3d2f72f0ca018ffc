#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// How large floods get.
public enum FloodSize {
  /// Whether the tests that take long are wanted: `Scripts/test slow` says so.
  public static let isSlowPart = getenv("STRATA_SLOW_TESTS") != nil

  /// In the quick part of the tests 4 KiB, which show what is badly wrong; in the slow part 256 KiB, which show what is cheap a time but is
  /// done too often.
  public static let largest = isSlowPart ? 256 << 10 : 4 << 10
}

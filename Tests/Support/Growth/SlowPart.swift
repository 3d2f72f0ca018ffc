#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The tests that `Scripts/test slow` runs: what computes for minutes, and more rounds of what the quick tests try only a part of.
public enum SlowPart {
  public static let isRun = getenv("SLOW_TESTS") != nil
}

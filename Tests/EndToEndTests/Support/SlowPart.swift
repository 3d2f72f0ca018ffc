import Foundation

/// The tests that `Scripts/test slow` runs.
enum SlowPart {
  static let isRun = ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] != nil
}

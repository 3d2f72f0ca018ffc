public import CoreDomain

extension Timestamp {
  /// 2026-03-01T08:30:00Z, or this many minutes later.
  public static func sample(plusMinutes minutes: Int = 0) -> Timestamp {
    Timestamp(milliseconds: 1_772_353_800_000).adding(minutes: minutes)
  }
}

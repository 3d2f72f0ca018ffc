import CoreDomain
public import ReaderScenes

extension LocalTime {
  /// 2026-03-01T08:30:00Z, or this many minutes later, in a zone: the time of `Timestamp.sample`.
  public static func sample(plusMinutes minutes: Int = 0, in zone: ZoneRules = .utc) -> LocalTime {
    LocalTime(Timestamp(milliseconds: 1_772_353_800_000).adding(minutes: minutes), in: zone)
  }
}

public import CoreDomain
public import ReaderScenes

extension ZoneRules {
  /// A zone that is always this many minutes ahead of UTC.
  public static func fixed(minutes: Int) -> ZoneRules { changing("\(minutes)", from: minutes, []) }

  /// Five hours behind UTC, and four from 2026-03-08 at 2 a.m. to 2026-11-01 at 2 a.m., as in New York.
  public static let newYork = changing(
    "New York", from: -300, [(Timestamp(seconds: 1_772_953_200), -240), (Timestamp(seconds: 1_793_512_800), -300)])

  /// A zone whose clocks are set to another offset, in minutes, from these moments on.
  public static func changing(_ name: String, from first: Int, _ changes: [(from: Timestamp, minutes: Int)]) -> ZoneRules {
    ZoneRules(name: name) { moment in (changes.last { $0.from <= moment }?.minutes ?? first) * 60 }
  }
}

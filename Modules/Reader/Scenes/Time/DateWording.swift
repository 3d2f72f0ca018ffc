public import CoreDomain
import CoreScenes

/// Moments as text, in the user's time zone.
public enum DateWording {
  /// A moment in a column of at most five characters: today's hour such as `14:05`, or the age (see `RelativeDateWording`).
  public static func short(_ moment: Timestamp, now: LocalTime) -> String {
    now.isToday(moment) ? hour(of: now.zone.reading(of: moment)) : RelativeDateWording.text(of: moment, now: now.moment)
  }

  /// The day such as `2026-03-01`, and today also the hour.
  public static func day(_ moment: Timestamp, now: LocalTime) -> String {
    let reading = now.zone.reading(of: moment)
    return now.isToday(moment) ? "\(day(of: reading)) \(hour(of: reading))" : day(of: reading)
  }

  /// The hour of a moment, and the day if it is not today: `05:45`, `05:45 on 2026-03-02`.
  ///
  /// The moment is rounded up to whole minutes: what is promised for then holds then. When clocks are set back and show the same hour
  /// twice, the offset from UTC tells which one is meant.
  public static func hour(_ moment: Timestamp, now: LocalTime) -> String {
    let excess = Int(now.zone.reading(of: moment).milliseconds.modulo(60_000))
    let whole = excess == 0 ? moment : Timestamp(milliseconds: moment.milliseconds + Int64(60_000 - excess))
    let reading = now.zone.reading(of: whole)
    let hour = hour(of: reading) + (now.zone.isAmbiguous(whole) ? " (\(now.zone.offsetText(at: whole)))" : "")
    return now.isToday(whole) ? hour : "\(hour) on \(day(of: reading))"
  }

  /// The first moment of a range: a day, or a day and an hour if the range begins in the middle of the day.
  public static func start(_ moment: Timestamp, in zone: ZoneRules) -> String {
    let reading = zone.reading(of: moment)
    let before = zone.reading(of: moment.adding(seconds: -1))
    return before.dayNumber < reading.dayNumber ? day(of: reading) : "\(day(of: reading)) \(hour(of: reading))"
  }

  /// The last moment of a range, in the same form.
  public static func end(_ moment: Timestamp, in zone: ZoneRules) -> String {
    let reading = zone.reading(of: moment)
    let after = zone.reading(of: moment.adding(seconds: 1))
    return after.dayNumber > reading.dayNumber ? day(of: reading) : "\(day(of: reading)) \(hour(of: reading))"
  }

  static func hour(of reading: Timestamp) -> String { String(reading.rfc3339.dropFirst("2026-03-01T".count).prefix("05:45".count)) }

  static func day(of reading: Timestamp) -> String { String(reading.rfc3339.prefix("2026-03-01".count)) }
}

extension Int64 {
  fileprivate func modulo(_ divisor: Int64) -> Int64 { ((self % divisor) + divisor) % divisor }
}

extension Timestamp {
  private static let millisecondsPerHour: Int64 = 3_600_000
  private static let hoursPerDay: Int64 = 24

  /// The number of whole days since 1970-01-01 in UTC; negative before. Two moments of the same day have the same number.
  public var dayNumber: Int { Int(Self.floored(hours, by: Self.hoursPerDay)) }

  /// The hour of the day in UTC, 0 to 23.
  public var hourOfDay: Int { Int(hours - Self.floored(hours, by: Self.hoursPerDay) * Self.hoursPerDay) }

  /// The day of the week in UTC. 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let days = (dayNumber + Weekday.thursday.rawValue) % 7
    return Weekday.allCases[days < 0 ? days + 7 : days]
  }

  /// The start of the next hour.
  public var nextHour: Timestamp { Timestamp(milliseconds: (hours + 1) * Self.millisecondsPerHour) }

  private var hours: Int64 { Self.floored(milliseconds, by: Self.millisecondsPerHour) }

  private static func floored(_ number: Int64, by divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }
}

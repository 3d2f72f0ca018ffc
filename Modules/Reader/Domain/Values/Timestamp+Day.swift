public import CoreDomain

extension Timestamp {
  private static let millisecondsPerHour: Int64 = 3_600_000
  private static let hoursPerDay: Int64 = 24

  /// The hour of the day in UTC, 0 to 23.
  public var hourOfDay: Int { Int((milliseconds - firstHourOfDay * Self.millisecondsPerHour) / Self.millisecondsPerHour) }

  /// The day of the week in UTC. 1970-01-01 was a Thursday.
  public var weekday: Weekday {
    let days = (dayNumber + Weekday.thursday.rawValue) % 7
    return Weekday.allCases[days < 0 ? days + 7 : days]
  }

  /// The start of the next hour.
  public var nextHour: Timestamp { Timestamp(milliseconds: (firstHourOfDay + Int64(hourOfDay) + 1) * Self.millisecondsPerHour) }

  /// The hours from 1970 to the start of the day.
  private var firstHourOfDay: Int64 { Int64(dayNumber) * Self.hoursPerDay }
}

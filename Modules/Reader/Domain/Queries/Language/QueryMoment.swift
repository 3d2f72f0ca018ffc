public import CoreDomain

/// A moment or a span of time as a query names it. What it means depends on the time at which the query is asked.
public enum QueryMoment: Hashable, Sendable {
  /// The time between then and now, such as `3d`.
  case span(Int, QuerySpanUnit)
  case date(QueryDate)
  case today, yesterday

  var isSpan: Bool { if case .span = self { true } else { false } }
}

public enum QuerySpanUnit: String, Hashable, Sendable, CaseIterable {
  case minutes = "m"
  case hours = "h"
  case days = "d"
  case weeks = "w"
  /// 30 days.
  case months = "mo"
  /// 365 days.
  case years = "y"

  /// The length in minutes.
  public var minutes: Int {
    switch self {
    case .minutes: 1
    case .hours: 60
    case .days: 24 * 60
    case .weeks: 7 * 24 * 60
    case .months: 30 * 24 * 60
    case .years: 365 * 24 * 60
    }
  }
}

/// A year, month, day or minute, such as `2026`, `2026-11`, `2026-11-01` and `2026-11-01T08:30`.
public struct QueryDate: Hashable, Sendable {
  enum Precision: Hashable, Sendable {
    case year, month, day
    /// The minute of the day.
    case minute(Int)
  }

  let day: CalendarDate
  let precision: Precision

  /// Reads a date; nil when the text has another form or the calendar has no such day.
  public init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4) else { return nil }
    var (month, day) = (1, 1)
    var precision = Precision.year
    if reader.skip("-") {
      guard let read = reader.number(digits: 2) else { return nil }
      (month, precision) = (read, .month)
      if reader.skip("-") {
        guard let read = reader.number(digits: 2) else { return nil }
        (day, precision) = (read, .day)
        if reader.skip("T") {
          guard
            let hour = reader.number(digits: 2), hour < 24, reader.skip(":"), let minute = reader.number(digits: 2), minute < 60
          else { return nil }
          precision = .minute(hour * 60 + minute)
        }
      }
    }
    guard reader.isAtEnd, let date = CalendarDate(year: year, month: month, day: day) else { return nil }
    self.day = date
    self.precision = precision
  }

  /// Whether this begins before the end of the other.
  func begins(before other: QueryDate) -> Bool {
    switch other.precision {
    case .year: day.year <= other.day.year
    case .month: (day.year, day.month) <= (other.day.year, other.day.month)
    case .day, .minute: day.daysSince1970 <= other.day.daysSince1970
    }
  }

  /// The form that `init(_:)` reads.
  public var text: String {
    var writer = DigitWriter()
    writer.add(day.year, digits: 4)
    if precision == .year { return writer.text }
    writer.add("-")
    writer.add(day.month, digits: 2)
    if precision == .month { return writer.text }
    writer.add("-")
    writer.add(day.day, digits: 2)
    guard case .minute(let minute) = precision else { return writer.text }
    writer.add("T")
    writer.add(minute / 60, digits: 2)
    writer.add(":")
    writer.add(minute % 60, digits: 2)
    return writer.text
  }
}

/// The time at which a query is asked, and the calendar of the user.
public struct QueryCalendar: Sendable {
  let now: Timestamp
  private let today: CalendarDate
  private let start: @Sendable (CalendarDate) -> Timestamp

  /// Creates the calendar of a user from the current time, the user's current day, and the first moment of each of the user's days.
  public init(now: Timestamp, today: CalendarDate, start: @escaping @Sendable (CalendarDate) -> Timestamp) {
    self.now = now
    self.today = today
    self.start = start
  }

  /// The first and the last moment of what a query names. A span is the one moment before which it began.
  func range(of moment: QueryMoment) -> ClosedRange<Timestamp> {
    switch moment {
    case .span(let count, let unit):
      let (minutes, isTooLong) = count.multipliedReportingOverflow(by: unit.minutes)
      let began = now.adding(minutes: isTooLong ? -.max : -minutes)
      return began...began
    case .today: return range(from: today, days: 1)
    case .yesterday: return range(from: CalendarDate(daysSince1970: today.daysSince1970 - 1), days: 1)
    case .date(let date): return range(of: date)
    }
  }

  private func range(of date: QueryDate) -> ClosedRange<Timestamp> {
    let day = date.day
    switch date.precision {
    case .minute(let minute):
      let first = start(day).adding(minutes: minute)
      return first...Timestamp(milliseconds: first.milliseconds + 59_999)
    case .day: return range(from: day, days: 1)
    case .month:
      let next = CalendarDate(year: day.month == 12 ? day.year + 1 : day.year, month: day.month % 12 + 1, day: 1)
      return range(from: day, days: (next ?? day).daysSince1970 - day.daysSince1970)
    case .year:
      return range(from: day, days: (CalendarDate(year: day.year + 1, month: 1, day: 1) ?? day).daysSince1970 - day.daysSince1970)
    }
  }

  private func range(from day: CalendarDate, days: Int) -> ClosedRange<Timestamp> {
    let first = start(day)
    let next = start(CalendarDate(daysSince1970: day.daysSince1970 + days))
    return first...max(first, Timestamp(milliseconds: next.milliseconds - 1))
  }
}

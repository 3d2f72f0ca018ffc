public import CoreDomain

/// The time at which a query is evaluated, and the calendar of the user.
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

  /// The first and the last moment of a date. A span gives a single moment, which is now minus the span.
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

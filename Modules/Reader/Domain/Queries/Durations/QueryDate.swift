import CoreDomain

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

  /// Whether this begins before the other ends.
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

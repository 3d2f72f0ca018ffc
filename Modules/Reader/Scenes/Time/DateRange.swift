public import CoreDomain

/// A date as users write it: a day of their time zone (`2026-03-01`), a moment (`2026-03-01T08:00:00Z`), or a duration before the current time
/// (`12h`, `3d`, `2w`, `6mo`). A day is a range; a moment and a duration are ranges of one moment.
public struct DateRange: Hashable, Sendable {
  public let first: Timestamp
  public let last: Timestamp

  /// Nil when the text is no such date.
  public init?(_ text: String, now: LocalTime) {
    if let day = Self.day(text) {
      first = now.zone.start(of: day)
      last = Timestamp(milliseconds: now.zone.start(of: CalendarDate(daysSince1970: day.daysSince1970 + 1)).milliseconds - 1)
    } else if let moment = Timestamp(rfc3339: text) ?? Timestamp(duration: text, before: now.moment) {
      (first, last) = (moment, moment)
    } else {
      return nil
    }
  }

  private static func day(_ text: String) -> CalendarDate? {
    guard text.utf8.count == "2026-03-01".utf8.count else { return nil }
    return Timestamp(rfc3339: text).map { CalendarDate(daysSince1970: $0.dayNumber) }
  }
}

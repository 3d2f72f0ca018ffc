public import CoreDomain
public import CoreDoubles
public import ReaderDomain

extension QueryCalendar {
  /// The calendar of a user whose days begin at midnight UTC.
  public static func sample(_ now: Timestamp = .sample()) -> QueryCalendar {
    QueryCalendar(now: now, today: CalendarDate(daysSince1970: now.dayNumber)) { day in
      Timestamp(milliseconds: Int64(day.daysSince1970) * 86_400_000)
    }
  }
}

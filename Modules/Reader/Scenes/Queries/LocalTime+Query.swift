public import ReaderDomain

extension LocalTime {
  /// The calendar by which queries name moments.
  public var queryCalendar: QueryCalendar {
    QueryCalendar(now: moment, today: day, start: zone.start)
  }
}

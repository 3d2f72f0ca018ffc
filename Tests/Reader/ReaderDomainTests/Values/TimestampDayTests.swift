import CoreDomain
import ReaderDomain
import Testing

@Suite("Days and hours of a Timestamp")
struct TimestampDayTests {
  @Test(
    "the hour, the day of the week and the day number are in UTC",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, .thursday, 0), ("1969-12-31T23:59:59.999Z", 23, .wednesday, -1),
      ("2026-03-01T08:30:00Z", 8, .sunday, 20_513),
      ("2026-03-01T23:30:00-02:00", 1, .monday, 20_514), ("0000-01-01T00:00:00Z", 0, .saturday, -719_528),
    ] as [(String, Int, Weekday, Int)])
  func parts(text: String, hour: Int, weekday: Weekday, day: Int) throws {
    let moment = try #require(Timestamp(rfc3339: text))
    #expect(moment.hourOfDay == hour && moment.weekday == weekday && moment.dayNumber == day)
  }

  @Test(
    "the next hour starts on the hour",
    arguments: [("08:00:00", "09:00:00Z"), ("08:59:59.999", "09:00:00Z"), ("23:30:00", "00:00:00Z")])
  func nextHour(time: String, next: String) throws {
    #expect(try #require(Timestamp(rfc3339: "2026-03-01T\(time)Z")).nextHour.rfc3339.hasSuffix(next))
  }

  @Test(
    "a weekday is parsed from its English name, in any case",
    arguments: [("Monday", .monday), (" SUNDAY\n", .sunday), ("Mon", nil), ("", nil), ("Montag", nil)] as [(String, Weekday?)])
  func names(name: String, day: Weekday?) {
    #expect(Weekday(englishName: name) == day)
  }

  @Test("the days of a week are in order, and no day is before itself")
  func weekdays() {
    #expect(Weekday.allCases.reversed().sorted() == Weekday.allCases)
    #expect(!(Weekday.monday < .monday) && Weekday.monday < .sunday)
  }
}

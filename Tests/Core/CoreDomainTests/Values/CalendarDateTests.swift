@testable import CoreDomain
import Testing

@Suite("CalendarDate")
struct CalendarDateTests {
  @Test(
    "known dates have known distances from 1970-01-01",
    arguments: [
      (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 3, 1, 11_017), (1600, 2, 29, -135_081), (1899, 12, 31, -25_568),
      (1, 1, 1, -719_162), (9999, 12, 31, 2_932_896),
    ])
  func known(year: Int, month: Int, day: Int, days: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(date.daysSince1970 == days)
    #expect(CalendarDate(daysSince1970: days) == date)
  }

  @Test("every day from the year -400 to 10400 follows the day before it and round-trips")
  func roundTrip() {
    var date = CalendarDate(daysSince1970: -866_000)
    var wrong: [CalendarDate] = []
    for days in -865_999...3_080_000 {
      let next = CalendarDate(daysSince1970: days)
      if next.daysSince1970 != days || !follows(next, date) { wrong.append(next) }
      date = next
    }
    #expect(wrong.isEmpty)
    #expect(date.year > 10_400)
  }

  @Test(
    "dates that do not exist are refused",
    arguments: [
      (2023, 2, 29), (1900, 2, 29), (2100, 2, 29), (2024, 2, 30), (2024, 4, 31), (2024, 13, 1), (2024, 0, 1), (2024, 1, 0), (2024, 1, 32),
    ])
  func refused(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  private func follows(_ next: CalendarDate, _ date: CalendarDate) -> Bool {
    if let sameMonth = CalendarDate(year: date.year, month: date.month, day: date.day + 1) { return next == sameMonth }
    if date.month < 12 { return next == CalendarDate(year: date.year, month: date.month + 1, day: 1) }
    return next == CalendarDate(year: date.year + 1, month: 1, day: 1)
  }
}

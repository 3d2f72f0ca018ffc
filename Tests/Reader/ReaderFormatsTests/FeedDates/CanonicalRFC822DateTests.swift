@testable import FeedDates
import Testing

@Suite("RFC 5322 dates, byte by byte")
struct CanonicalRFC822DateTests {
  @Test(
    "the parser of the usual format reads it without help of the general one",
    arguments: [
      ("Sun, 01 Mar 2026 08:30:15 GMT", DateFields(year: 2026, month: 3, day: 1, time: time(8, 30, 15))),
      ("Sun, 1 Jan 2026 00:00:00 GMT", DateFields(year: 2026, month: 1, day: 1)),
      ("31 Dec 1999 23:59:60 GMT", DateFields(year: 1999, month: 12, day: 31, time: time(23, 59, 60))),
      ("01 Oct 2026 08:30 GMT", DateFields(year: 2026, month: 10, day: 1, time: time(8, 30))),
      ("01 Oct 2026 08:30 Z", DateFields(year: 2026, month: 10, day: 1, time: time(8, 30))),
      ("Fri, 22 May 2026 10:20:30 +0130", DateFields(year: 2026, month: 5, day: 22, time: time(10, 20, 30), offsetMinutes: 90)),
      ("Fri, 22 May 2026 10:20:30 -1559", DateFields(year: 2026, month: 5, day: 22, time: time(10, 20, 30), offsetMinutes: -959)),
      ("Fri, 22 May 2026 10:20:30 EST", DateFields(year: 2026, month: 5, day: 22, time: time(10, 20, 30), offsetMinutes: -300)),
      ("Fri, 22 May 2026 10:20:30 GMT+2", DateFields(year: 2026, month: 5, day: 22, time: time(10, 20, 30), offsetMinutes: 120)),
      ("Fri, 22 May 2026 10:20:30 CEST", DateFields(year: 2026, month: 5, day: 22, time: time(10, 20, 30), offsetMinutes: 120)),
    ] as [(String, DateFields)])
  func canonical(written: String, read: DateFields) {
    #expect(CanonicalRFC822Date.fields(of: written) == read)
  }

  @Test(
    "everything that the format does not allow is left to the general parser",
    arguments: [
      "", "Sun,", "Sun, ", "Sun,01 Mar 2026 08:30:00 GMT", "01-Mar-2026 08:30:00 GMT", "01 Mar-2026 08:30:00 GMT",
      "01 Mar 2026-08:30:00 GMT", "001 Mar 2026 08:30:00 GMT", " 01 Mar 2026 08:30:00 GMT", "01 March 2026 08:30:00 GMT",
      "01 mar 2026 08:30:00 GMT", "01 Mar 26 08:30:00 GMT", "01 Mar 20260 08:30:00 GMT", "01 Mar 2026 8:30:00 GMT",
      "01 Mar 2026 08-30:00 GMT", "01 Mar 2026 08:3:00 GMT", "01 Mar 2026 08:30:0 GMT", "01 Mar 2026 24:00:00 GMT",
      "01 Mar 2026 08:60:00 GMT", "01 Mar 2026 08:30:61 GMT", "01 Mar 2026 08:30:00", "01 Mar 2026 08:30:00GMT",
      "01 Mar 2026 08:30:00+0100", "01 Mar 2026 08:30:00 +01:00", "01 Mar 2026 08:30:00 +100", "01 Mar 2026 08:30:00 +1600",
      "01 Mar 2026 08:30:00 +0160", "01 Mar 2026 08:30:00 +01000", "01 Mar 2026 08:30:00 +0100 (CET)", "01 Mar 2026 08:30:00 XYZ",
      "01 Mar 2026 08:30:00 GMT+02", "Sun; 01 Mar 2026 08:30:00 GMT", "01 Mar 0/26 08:30:00 GMT", "01 Mar 2026 0::30:00 GMT",
    ])
  func other(written: String) {
    #expect(CanonicalRFC822Date.fields(of: written) == nil)
  }

  private static func time(_ hour: Int, _ minute: Int, _ second: Int = 0) -> TimeOfDay {
    var time = TimeOfDay()
    (time.hour, time.minute, time.second) = (hour, minute, second)
    return time
  }
}

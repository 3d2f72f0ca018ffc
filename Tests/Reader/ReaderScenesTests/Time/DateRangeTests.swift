import CoreDomain
import CoreDoubles
import ReaderDoubles
import ReaderScenes
import Testing

@Suite("Dates that users write")
struct DateRangeTests {
  private static let cases: [(zone: ZoneRules, text: String, first: String, last: String)] = [
    (.utc, "2026-03-01", "2026-03-01T00:00:00Z", "2026-03-01T23:59:59.999Z"),
    (.fixed(minutes: 345), "2026-03-01", "2026-02-28T18:15:00Z", "2026-03-01T18:14:59.999Z"),
    (.fixed(minutes: 345), "2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z"),
    (.fixed(minutes: 345), "2026-03-01T08:00:00+01:00", "2026-03-01T07:00:00Z", "2026-03-01T07:00:00Z"),
    (.fixed(minutes: -210), "2026-03-01", "2026-03-01T03:30:00Z", "2026-03-02T03:29:59.999Z"),
    // A day of 23 hours, one of 25, and the days beside them.
    (.newYork, "2026-03-07", "2026-03-07T05:00:00Z", "2026-03-08T04:59:59.999Z"),
    (.newYork, "2026-03-08", "2026-03-08T05:00:00Z", "2026-03-09T03:59:59.999Z"),
    (.newYork, "2026-03-09", "2026-03-09T04:00:00Z", "2026-03-10T03:59:59.999Z"),
    (.newYork, "2026-11-01", "2026-11-01T04:00:00Z", "2026-11-02T04:59:59.999Z"),
    // Clocks that are set from midnight to 1 a.m.: the day begins at 1 a.m.
    (changing(from: -180, "2026-03-01T03:00:00Z", -120), "2026-03-01", "2026-03-01T03:00:00Z", "2026-03-02T01:59:59.999Z"),
    // Clocks that are set from 1 a.m. to midnight: the day begins at the first midnight.
    (changing(from: -120, "2026-03-01T03:00:00Z", -180), "2026-03-01", "2026-03-01T02:00:00Z", "2026-03-02T02:59:59.999Z"),
    // The date line moves: there is no 1 March, so its range is empty.
    (changing(from: -600, "2026-03-01T10:00:00Z", 840), "2026-02-28", "2026-02-28T10:00:00Z", "2026-03-01T09:59:59.999Z"),
    (changing(from: -600, "2026-03-01T10:00:00Z", 840), "2026-03-01", "2026-03-01T10:00:00Z", "2026-03-01T09:59:59.999Z"),
    (changing(from: -600, "2026-03-01T10:00:00Z", 840), "2026-03-02", "2026-03-01T10:00:00Z", "2026-03-02T09:59:59.999Z"),
    (.utc, "12h", "2026-02-28T20:30:00Z", "2026-02-28T20:30:00Z"), (.utc, "3d", "2026-02-26T08:30:00Z", "2026-02-26T08:30:00Z"),
    (.newYork, "2w", "2026-02-15T08:30:00Z", "2026-02-15T08:30:00Z"), (.utc, "0h", "2026-03-01T08:30:00Z", "2026-03-01T08:30:00Z"),
    (.utc, "30m", "2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z"), (.utc, "6mo", "2025-09-02T08:30:00Z", "2025-09-02T08:30:00Z"),
    (.utc, "1y", "2025-03-01T08:30:00Z", "2025-03-01T08:30:00Z"), (.utc, "100000w", "0109-08-18T08:30:00Z", "0109-08-18T08:30:00Z"),
  ]

  private static func changing(from first: Int, _ moment: String, _ minutes: Int) -> ZoneRules {
    .changing("\(first) to \(minutes) at \(moment)", from: first, [(Timestamp(rfc3339: moment) ?? .sample(), minutes)])
  }

  @Test("a day is that of the user's zone, from its first moment to its last", arguments: cases)
  func ranges(zone: ZoneRules, text: String, first: String, last: String) throws {
    let range = try #require(DateRange(text, now: .sample(in: zone)))
    #expect(range.first.rfc3339 == first && range.last.rfc3339 == last)
  }

  @Test(
    "any other text is no date",
    arguments: [
      "", "d", "3", "3x", "-3d", "100001d", "100000y", "99999999999999999999w", "2026-02-29", "2026-13-01", "2026-3-1", "today",
      "2026-03-01T08:00:00", "1.5d",
    ])
  func noDate(text: String) {
    #expect(DateRange(text, now: .sample()) == nil)
  }

  @Test("the first and the last day of the calendar are ranges, too", arguments: ["0000-01-01", "9999-12-31"])
  func ends(text: String) throws {
    for zone in [ZoneRules.utc, .fixed(minutes: 840), .fixed(minutes: -720)] {
      let range = try #require(DateRange(text, now: .sample(in: zone)))
      #expect(range.first < range.last)
    }
  }
}

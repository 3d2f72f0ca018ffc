import CoreDomain
@testable import FeedDates
import Testing

@Suite("Dates in rare and wrong forms")
struct DateRepairTests {
  @Test(
    "a date with something foreign around it, or in a rare form, is read, and earlier versions did not read it",
    arguments: [
      // Tags and invisible characters.
      (
        "2026-03-01T08:30:00Z",
        [
          "Sun, 01 Mar 2026 08:30:00 GMT<br>", "<b>2026-03-01</b> 08:30", "2026-03-01T08:30:00\u{200B}", "1 Mar 2026 08:30 <!-- x -->",
          "\u{200F}Sun, 01 Mar 2026 08:30:00 GMT", "\u{FEFF}20260301T083000Z", "2026\u{200E}-03\u{200E}-01 08:30",
        ]
      ),
      // Two zones, of which the offset counts.
      (
        "2026-03-01T08:30:00Z",
        ["2026-03-01T08:30:00ZZ", "2026-03-01T08:30:00Z+00:00", "2026-03-01T09:30:00Z+01:00", "2026-03-01t08:30:00z-0000"]
      ),
      // The long name of a zone.
      (
        "2026-03-01T13:30:00Z",
        [
          "Sun, 01 Mar 2026 08:30:00 Eastern Standard Time", "2026-03-01 08:30:00 EASTERN STANDARD TIME",
          "Mar 1, 2026 8:30 AM Eastern Standard Time",
        ]
      ),
      ("2026-07-01T06:30:00Z", ["1 Jul 2026 08:30 Central European Summer Time"]),
      // Rare notations of the day, of the time, and of both.
      ("2026-03-01T08:30:00Z", ["2026-060T08:30:00Z", "2026-03-01T08.30.00Z", "01.03.2026 08.30.00", "20260301083000", "1772353800"]),
      ("2026-03-01T08:30:00Z", ["1772353800000", "2026-03-01T08:30:00+00:00:00"]),
      ("2026-03-01T07:30:00Z", ["2026-03-01T08:30:00+01:00:00", "1 Mar 2026 08:30:00 +01:00:00"]),
      ("2026-03-01T07:30:00Z", ["20260301083000 +0100"]), ("2026-03-01T00:00:00Z", ["2026-060", "2026-060Z"]),
      ("2028-12-31T00:00:00Z", ["2028-366"]), ("2001-09-09T01:46:40Z", ["1000000000"]), ("2026-03-01T08:30:00.123Z", ["1772353800123"]),
      ("2026-02-26T15:35:10Z", ["1772120110"]),
      // What remains unreadable.
      (
        nil,
        [
          "<br>", "<", "\u{200B}", "2026-03-01T08:30:00ZZZ", "2026-03-01T08:30:00Z+99:99", "1 Mar 2026 08:30 AUS Eastern Standard Time",
          "1 Mar 2026 08:30 Nonsense Standard Time", "Eastern Standard Time", "2026-000", "2026-366", "2026-060-01", "2026-0600",
          "2026-03-01T08.30.61", "2026-03-01T08.30.00.5", "20263232083000", "20260301253000", "999999999", "0999999999", "2026030108",
          "17723538001", "177235380000", "0772353800000", "17723538000000", "2026-03-01T08:30:00+01:00:30", "1 Mar 2026 -12:30:00",
        ]
      ),
    ] as [(String?, [String])])
  func read(timestamp: String?, dates: [String]) {
    for date in dates {
      #expect(FeedDateParser.timestamp(date)?.rfc3339 == timestamp, "\(date)")
      #expect(FeedDateParser.earlierTimestamp(date) == nil, "\(date)")
      #expect(FeedDateParser.differsFromEarlier(date) == (timestamp != nil), "\(date)")
    }
  }

  @Test(
    "a month that is another one in Croatian and in Polish is read by the dots or the weekday of its date, and the Irish June is not May",
    arguments: [
      ("1. lipnja 2026. 08:30", "2026-06-01T08:30:00Z", "2026-07-01T08:30:00Z"),
      ("Pon, 1. Lipnja 2026.", "2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z"),
      ("1 lipnja 2026", "2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z"),
      ("1. listopada 2026. 08:30", "2026-10-01T08:30:00Z", "2026-11-01T08:30:00Z"),
      ("1. listopada 2026", "2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z"),
      ("1 listopada 2026", "2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z"),
      ("1 lipca 2026", "2026-07-01T00:00:00Z", "2026-07-01T00:00:00Z"),
      ("1. listopadu 2026", "2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z"),
      ("1 lis 2026", "2026-11-01T00:00:00Z", "2026-11-01T00:00:00Z"), ("1. lis. 2026.", "2026-10-01T00:00:00Z", "2026-11-01T00:00:00Z"),
      ("1. lip 2026.", "2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z"), ("1 lip 2026", "2026-07-01T00:00:00Z", "2026-07-01T00:00:00Z"),
      ("sri, 03 lip 2026 08:30:00 +0100", "2026-06-03T07:30:00Z", "2026-07-03T07:30:00Z"),
      ("Čet, 01 lis 2026", "2026-10-01T00:00:00Z", "2026-11-01T00:00:00Z"),
      ("subota, 3 listopada 2026", "2026-10-03T00:00:00Z", "2026-11-03T00:00:00Z"),
      ("śr, 03 lip 2026", "2026-07-03T00:00:00Z", "2026-07-03T00:00:00Z"),
      // Monday has one abbreviation in both languages. The calendar decides.
      ("pon, 01 lip 2026", "2026-06-01T00:00:00Z", "2026-07-01T00:00:00Z"),
      ("pon, 06 lip 2026", "2026-07-06T00:00:00Z", "2026-07-06T00:00:00Z"),
      ("pon, 05 lis 2026", "2026-10-05T00:00:00Z", "2026-11-05T00:00:00Z"),
      ("pon., 02 lis 2026", "2026-11-02T00:00:00Z", "2026-11-02T00:00:00Z"),
      ("Déar, 04 Meith 2026", "2026-06-04T00:00:00Z", "2026-05-04T00:00:00Z"),
      ("4 Meitheamh 2026 08:30", "2026-06-04T08:30:00Z", "2026-05-04T08:30:00Z"),
      ("4 mei 2026", "2026-05-04T00:00:00Z", "2026-05-04T00:00:00Z"),
    ] as [(String, String?, String?)])
  func months(written: String, read: String?, earlier: String?) {
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == read)
    #expect(FeedDateParser.earlierTimestamp(written)?.rfc3339 == earlier)
  }

  @Test(
    "a zone in brackets counts when there is no other one",
    arguments: [
      ("Sun, 01 Mar 2026 08:30:00 (EST)", "13:30", "08:30"), ("2026-03-01T08:30:00 [EST]", "13:30", "08:30"),
      ("01 Mar 2026 08:30 (UTC+02:00)", "06:30", "08:30"), ("2026-03-01 08:30(GMT+7)", "01:30", "08:30"),
      ("1 Mar 2026 08:30 (+0700)", "01:30", "08:30"), ("2026-03-01 08:30 (+07:00)", "01:30", "08:30"),
      ("1 Mar 2026 8:30 AM (Eastern Standard Time)", "13:30", "08:30"), ("1 Mar 2026 08:30 [UTC]", "08:30", nil),
      // Comments.
      ("Sun, 01 Mar 2026 08:30:00 +0000 (EST)", "08:30", "08:30"), ("Sun, 01 Mar 2026 08:30:00 GMT (+0700)", "08:30", "08:30"),
      ("Sun, 01 Mar 2026 08:30:00 GMT (EST)", "08:30", "08:30"), ("2026-03-01T08:30:00Z (GMT+7)", "08:30", "08:30"),
      ("2026-03-01T09:30:00+01:00[UTC]", "08:30", "08:30"), ("2026-03-01T08:30:00 (Paris)", "08:30", "08:30"),
      ("2026-03-01 08:30 (+1)", "08:30", "08:30"), ("1 Mar 2026 08:30 (EST) x)", "08:30", "08:30"),
    ] as [(String, String, String?)])
  func brackets(written: String, read: String, earlier: String?) {
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == "2026-03-01T\(read):00Z")
    #expect(FeedDateParser.earlierTimestamp(written)?.rfc3339 == earlier.map { "2026-03-01T\($0):00Z" })
  }

  @Test(
    "half an hour past noon on a clock from 0 was half an hour past midnight for earlier versions",
    arguments: ["2026-03-01 0:30 PM", "1 Mar 2026 00:30 pm", "2026年3月1日 午後0時30分", "Sun, 2026-03-01 0:30 PM"])
  func noon(written: String) {
    #expect(FeedDateParser.timestamp(written)?.rfc3339 == "2026-03-01T12:30:00Z")
    #expect(FeedDateParser.earlierTimestamp(written)?.rfc3339 == "2026-03-01T00:30:00Z")
    #expect(FeedDateParser.differsFromEarlier(written))
  }
}

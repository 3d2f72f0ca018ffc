import CoreDomain
@testable import FeedDates
import Testing

@Suite("Boundaries of feed dates")
struct FeedDateParserBoundaryTests {
  @Test(
    "a date at a limit of the formats is read, and one beyond it is not",
    arguments: [
      // The last value that exists.
      ("2026-03-01T14:00:00Z", ["Sun, 01 Mar 2026 08:59:60 EST"]), ("1000-01-01T00:00:00Z", ["1000-01-01T00:00:00Z", "1 Jan 1000"]),
      ("2026-12-13T00:00:00Z", ["12/13/2026", "13/12/2026", "2026-13-12", "2026-12-13"]), ("2049-03-01T00:00:00Z", ["01 Mar 49"]),
      ("1950-03-01T00:00:00Z", ["01 Mar 50"]), ("2026-02-28T16:31:00Z", ["2026-03-01T08:30:00+15:59"]),
      ("2026-03-01T23:30:00Z", ["2026-03-01 23:30 PM"]), ("2026-03-01T00:30:00Z", ["2026-03-01 0:30 AM"]),
      ("2026-03-01T12:30:00Z", ["2026-03-01T12:30:00 America/New_York", "2026-03-01 0:30 PM", "Sun, 01 Mar 2026 00:30:00 PM GMT"]),
      (nil, ["2026-03-01 America/New_York", "2026-03-01 Europe/Paris", "1 Mar 2026 Europe/Paris"]),
      // Years with three digits.
      ("2026-03-01T08:30:00Z", ["Sun, 01 Mar 126 08:30:00 GMT", "Sun Mar 01 08:30:00 126"]), ("2000-03-01T00:00:00Z", ["1 Mar 100"]),
      (nil, ["1 Mar 099", "1 Mar 200", "1 Mar 126 2026"]),
      (
        nil,
        [
          "2026-03-01 08:30+9999", "2026-03-01T08:30:00+01:60", "2026-03-01 08:30 +00100", "2026-03-01 24:00 PM", "2026-03-01 08:60",
          "2026-03-01 08:30:61", "11/12/2026", "0999-12-31T23:59:59Z", "31 Dec 999",
        ]
      ),
      ("2026-12-12T00:00:00Z", ["12/12/2026"]),
      // Dashes and minus signs of word processors.
      (
        "2026-03-01T00:00:00Z",
        [
          "2026\u{2010}03\u{2010}01", "2026\u{2011}03\u{2011}01", "2026\u{2013}03\u{2013}01", "2026\u{2212}03\u{2212}01",
        ]
      ),
      // Words around the components that say nothing.
      (
        "2026-03-01T08:30:00Z",
        [
          "March 1, 2026 at 8:30", "1 Mar 2026T08:30:00", "01/Mar/2026 08:30", "1 Mar 2026 08:30 Europe/Paris",
          "1 Mar 2026 08:30 America/New_York", "2026-03-01T08:30:00 America/New_York", "2026-03-01 8:30 AM America/New_York",
          "01/Mar/2026:08:30", "1/Mar/2026:08:30:00 +0000", "01Mar2026 08:30", "01Mar2026T08:30:00Z",
        ]
      ),
      (
        "2026-03-01T00:00:00Z",
        [
          "1 de março de 2026", "1. März 2026", "dimanche-soir 1 mars 2026", "01Mar2026", "1marca2026", "1 Mart 2026 Pazar",
          "01 Mart 2026, Pazar", "2026. március 1., vasárnap",
        ]
      ),
      ("2026-03-01T08:30:00Z", ["1 Mart 2026 Pazar 08:30"]),
      ("2026-03-04T00:00:00Z", ["március 4, 2026, szerda", "Szerda, 2026. március 4."]),
      (nil, ["001Mar2026", "01Mar20261", "01Mar26", "01Foo2026", "01Ma5r2026", "1 Mart 2026 nonsense Pazar"]),
      // Milliseconds behind a comma.
      ("2026-03-01T08:30:00.123Z", ["Sun, 01 Mar 2026 08:30:00,123 GMT", "08:30:00,123 1 Mar 2026"]),
      ("2026-03-01T08:30:00Z", ["08:30:00,01 Mar 2026", "08:30,1 Mar 2026"]),
      ("2026-03-01T20:00:00Z", ["March 1, 2026 8 pm"]), ("2026-03-01T08:00:00Z", ["Sun, March 1, 2026 8 am"]),
      ("2026-03-01T20:30:00Z", ["1 Mar 2026 8:30 p.m.", "1 Mar 2026 8:30 p.m"]),
      ("2026-03-01T00:30:00Z", ["1 Mar 2026 12:30 a.m.", "1 Mar 2026 12:30 a.m"]), ("2026-03-01T08:30:15Z", ["1 Mar 2026 08.30.15"]),
      (nil, ["01/Mar/26:08:30", "01/Mar/20:08:30"]), ("2026-03-01T07:30:00Z", ["1 Mar 2026 08:30 GMT+0100 CET"]),
      ("2026-03-01T12:30:00Z", ["1 Mar 2026 08:30 EST -0400"]), ("2026-03-01T06:30:00Z", ["1 Mar 2026 08:30 CET +0200"]),
      // A component that comes twice, and a word that is no component.
      (
        nil,
        [
          "1 Mar 2026 2026", "1 Mar Apr 2026", "1 Mar 2026 08:30 09:30", "1 Mar 2026 8:30 am pm", "1st 2nd Mar 2026", "1 Mar Mar 2026",
          "1 Mar 2026 nonsense", "1 Mar 2026 08:30 Europe/Paris!", "1 Mar 2026 08:30 abcdef", "1 Mar 2026 08:30 é", "1 Mar 2026 08:30 a1",
          "1 Mar 2026 08:30 /§", "su1 1 Mar 2026", "s 1 Mar 2026 x y", "1 Mar 2026 s", "Mar 1 M", "1 Mar 020", "1 Mar 20261",
        ]
      ),
      // Months of four letters and of three.
      ("2026-06-01T00:00:00Z", ["1 juin 2026"]), ("2026-07-01T00:00:00Z", ["1 juil 2026", "1 jul 2026", "1 ιουλ 2026"]),
      // Times without colons behind a numeric date.
      ("2026-03-01T08:30:15Z", ["2026-03-01T083015"]), ("2026-03-01T08:30:00Z", ["2026-03-01T0830Z"]),
      ("2026-03-01T08:00:00Z", ["2026-03-01T08"]),
      (nil, ["2026-03-01T083", "2026-03-01T08301512", "2026-03-01T8", "2026-03-01T08:", "2026-03-01T08:30:"]),
      // A zone name after an offset says nothing new.
      (
        "2026-03-01T07:30:00Z",
        [
          "2026-03-01T08:30:00+01:00[Europe/Paris]", "2026-03-01 08:30:00 +0100 CET", "2026-03-01 08:30:00 +0100Z",
          "2026-03-01 08:30:00 +0100 (CET)",
        ]
      ),
      (nil, ["2026-03-01 08:30:00 +0100 nonsense"]),
    ] as [(String?, [String])])
  func boundaries(timestamp: String?, dates: [String]) {
    for date in dates { #expect(FeedDateParser.timestamp(date)?.rfc3339 == timestamp, "\(date)") }
  }

  @Test("a text of 100 bytes is read, and one of 101 bytes is not")
  func longest() {
    let date = "Sun, 01 Mar 2026 08:30:00 GMT ("
    #expect(FeedDateParser.timestamp(date + String(repeating: "x", count: 99 - date.utf8.count) + ")")?.rfc3339 == "2026-03-01T08:30:00Z")
    #expect(FeedDateParser.timestamp(date + String(repeating: "x", count: 100 - date.utf8.count) + ")") == nil)
  }
}

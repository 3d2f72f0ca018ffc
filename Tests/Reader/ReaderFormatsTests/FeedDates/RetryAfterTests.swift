import CoreDomain
import CoreDoubles
import FeedDates
import Testing

@Suite("Retry-After")
struct RetryAfterTests {
  /// Two minutes after the sample moment.
  private static let (date, unix) = ("Sun, 01 Mar 2026 08:32:00 GMT", "1772353920")

  @Test(
    "a time is measured from the server's own date, and a number of seconds is what it says",
    arguments: [
      ("90", "Mon, 02 Mar 2026 08:30:00 GMT", 90), (date, nil, 120), (unix, nil, 120), (date, "no date", 120),
      (date, "Sun, 01 Mar 2026 08:31:00 GMT", 60), (unix, "Sun, 01 Mar 2026 08:31:00 GMT", 60),
      // The server's clock is a day behind, or a day ahead.
      (date, "Sat, 28 Feb 2026 08:30:00 GMT", 86_520), ("Sat, 28 Feb 2026 08:31:00 GMT", "Sat, 28 Feb 2026 08:30:00 GMT", 60),
      ("Mon, 02 Mar 2026 08:31:00 GMT", "Mon, 02 Mar 2026 08:30:00 GMT", 60),
      // The server's clock is before 1970.
      ("\(Int.max)", "Thu, 01 Jan 1960 00:00:00 GMT", .max), (unix, "Thu, 01 Jan 1960 00:00:00 GMT", 1_772_353_920),
      (date, "Sun, 01 Mar 2026 09:00:00 GMT", 0), ("soon", "Sun, 01 Mar 2026 08:30:00 GMT", nil),
    ] as [(String, String?, Int?)])
  func seconds(value: String, sent: String?, seconds: Int?) {
    #expect(RetryAfter.seconds(value, date: sent, now: Timestamp.sample()) == seconds)
  }
}

import Testing

@testable import Syndication

@Suite("Durations in feeds")
struct FeedDurationTests {
  @Test(
    "a duration is a number of seconds, with minutes or hours before them, or numbers with units, and zero is unknown",
    arguments: [
      ("90", 90), ("90.9", 90), ("1:30", 90), ("0:01:30", 90), ("1:00:00", 3600), ("0", nil), ("999999999", 999_999_999),
      ("1000000000", nil),
      ("0:1000000000", nil), ("1:2:3:4", nil), ("-1", nil), ("1:-1", nil), ("1:", nil), (":1", nil), ("", nil), ("soon", nil), ("nan", nil),
      ("0x1p3", nil), ("1:inf", nil), (nil, nil), ("00:00:00", nil), ("0.9", nil), ("1h 2m", 3720), ("PT1H2M3S", 3723), ("PT90.5S", 90),
      ("45 min", 2700), ("45 min.", 2700), ("3600s", 3600), ("1 hr 5 min", 3900), ("1 Hour, 5 Minutes", 3900), ("1.5 hours", 5400),
      ("1h2m3s", 3723), ("0 min", nil), ("2m 1h", nil), ("1m 2m", nil), ("1h 30", nil), ("min", nil), ("P1M", nil), ("PT", nil),
      ("5 parsecs", nil), ("1e300 s", nil), ("1.2.3 s", nil), ("٣ min", nil), ("1:30 min", nil), ("-5 min", nil),
    ] as [(String?, Int?)])
  func seconds(text: String?, duration: Int?) {
    #expect(FeedDuration.seconds(text) == duration)
  }
}

import Testing

@testable import Syndication

@Suite("Durations in feeds")
struct FeedDurationTests {
  @Test(
    "a duration is a number of seconds, or minutes or hours before them",
    arguments: [
      ("90", 90), ("90.9", 90), ("1:30", 90), ("0:01:30", 90), ("1:00:00", 3600), ("0", 0), ("999999999", 999_999_999), ("1000000000", nil),
      ("0:1000000000", nil), ("1:2:3:4", nil), ("-1", nil), ("1:-1", nil), ("1:", nil), (":1", nil), ("", nil), ("soon", nil), ("nan", nil),
      ("0x1p3", nil), ("1:inf", nil), (nil, nil),
    ] as [(String?, Int?)])
  func seconds(text: String?, duration: Int?) {
    #expect(FeedDuration.seconds(text) == duration)
  }
}

import Testing

@testable import Syndication

@Suite("Numbers in feeds")
struct FeedNumbersTests {
  @Test(
    "a size is a positive number that JSON can represent, perhaps with commas or a fraction",
    arguments: [
      ("1", 1), ("12,345", 12_345), (" 7 ", 7), ("1e3", 1000), ("99.9", 99), ("9007199254740992", 1 << 53), ("9007199254740993", nil),
      ("1e300", nil), ("0", nil), ("-5", nil), ("0.5", nil), ("", nil), (" ", nil), ("many", nil), ("nan", nil), ("inf", nil),
      ("0x1p3", nil), (nil, nil),
    ] as [(String?, Int?)])
  func bytes(text: String?, size: Int?) {
    #expect(FeedNumbers.bytes(text) == size)
  }

  @Test(
    "a duration is a number of seconds, or minutes or hours before them",
    arguments: [
      ("90", 90), ("90.9", 90), ("1:30", 90), ("0:01:30", 90), ("1:00:00", 3600), ("0", 0), ("999999999", 999_999_999), ("1000000000", nil),
      ("0:1000000000", nil), ("1:2:3:4", nil), ("-1", nil), ("1:-1", nil), ("1:", nil), (":1", nil), ("", nil), ("soon", nil), ("nan", nil),
      ("0x1p3", nil), ("1:inf", nil), (nil, nil),
    ] as [(String?, Int?)])
  func seconds(text: String?, duration: Int?) {
    #expect(FeedNumbers.seconds(text) == duration)
  }
}

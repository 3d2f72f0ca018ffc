import Testing

@testable import Syndication

@Suite("Sizes in feeds")
struct FeedSizeTests {
  @Test(
    "a size is a positive number that JSON can represent, perhaps with commas or a fraction",
    arguments: [
      ("1", 1), ("12,345", 12_345), (" 7 ", 7), ("1e3", 1000), ("99.9", 99), ("9007199254740992", 1 << 53), ("9007199254740993", nil),
      ("1e300", nil), ("0", nil), ("-5", nil), ("0.5", nil), ("", nil), (" ", nil), ("many", nil), ("nan", nil), ("inf", nil),
      ("0x1p3", nil), (nil, nil),
    ] as [(String?, Int?)])
  func bytes(text: String?, size: Int?) {
    #expect(FeedSize.bytes(text) == size)
  }
}

import ReaderDomain
import Testing

@testable import Syndication
@testable import TextEncoding

@Suite("ISO-2022-JP")
struct ISO2022JPTests {
  private func text(_ bytes: [UInt8]) -> DecodedText { TextDecoding.text(of: bytes, contentType: "text/xml; charset=iso-2022-jp") }

  @Test(
    "each set of characters is read, and ASCII after it",
    arguments: [
      ("$B9A$N", "港の"), ("$@9A", "港"), ("$B-!-\"", "①②"), ("$B|b", "髙"), ("$B!A", "～"), ("(I6E!_", "ｶﾅ｡ﾟ"), ("(J\\100~", "¥100‾"),
      ("(Ba\\~", "a\\~"), ("$B9A\n9A", "港\n港"),
    ])
  func characters(written: String, read: String) {
    let decoded = text([0x61, 0x1B] + Array(written.utf8) + [0x1B, 0x28, 0x42, 0x62])
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "a\(read)b" && decoded.repairs.isEmpty)
  }

  @Test(
    "bytes without a character become U+FFFD, and the rest is unchanged",
    arguments: [
      ([0x1B, 0x24, 0x42, 0x39], "\u{FFFD}", 1), ([0x1B, 0x24, 0x42, 0x39, 0x1B, 0x28, 0x42, 0x61], "\u{FFFD}a", 1),
      ([0x1B, 0x24, 0x42, 0x2A, 0x60], "\u{FFFD}\u{FFFD}", 2), ([0x1B, 0x24, 0x42, 0x2A, 0x61], "\u{FFFD}\u{FFFD}", 2),
      ([0x1B, 0x28, 0x49, 0x60, 0x36], "\u{FFFD}ｶ", 1), ([0x61, 0xC4, 0x1B, 0x61, 0x1B], "a\u{FFFD}\u{FFFD}a\u{FFFD}", 3),
    ] as [([UInt8], String, Int)])
  func invalid(bytes: [UInt8], read: String, count: Int) {
    let decoded = text(bytes)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == read && decoded.repairs == [.replacedBytes(count: count)])
  }

  @Test("a title with characters that were lost has an earlier reading, and another has none")
  func earlier() throws {
    for (written, isOther) in [("$B-!", true), ("$B9A", false)] {
      let title = [0x1B] + Array(written.utf8) + [0x1B, 0x28, 0x42]
      let document = Array("<rss><channel><item><title>".utf8) + title + Array("</title></item></channel></rss>".utf8)
      let feed = try FeedParser.feed(from: document, contentType: "text/xml; charset=iso-2022-jp", base: nil).feed
      #expect(feed.items.map(\.title) == [isOther ? "①" : "港"] && feed.items.map { !$0.earlierReadings.isEmpty } == [isOther])
    }
  }
}

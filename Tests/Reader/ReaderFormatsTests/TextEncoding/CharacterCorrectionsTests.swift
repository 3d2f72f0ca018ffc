import ReaderDomain
import Testing

@testable import Syndication
@testable import TextEncoding

/// What the converters of C libraries lack or change.
@Suite("Characters as the Encoding Standard has them")
struct CharacterCorrectionsTests {
  private func text(_ bytes: [UInt8], as encoding: String) -> DecodedText {
    TextDecoding.text(of: bytes, contentType: "text/xml; charset=\(encoding)")
  }

  @Test(
    "the characters of Big5 are those of its index, and so is the next one",
    arguments: [
      ([0xA1, 0x45], "‧"), ([0xA1, 0x5A], "╴"), ([0xA1, 0xC3], "￣"), ([0xA1, 0xC5], "ˍ"), ([0xA1, 0xE3], "～"), ([0xA1, 0xF2], "⊕"),
      ([0xA1, 0xFE], "／"), ([0xA2, 0x40], "＼"), ([0xA2, 0x41], "∕"), ([0xA2, 0xCC], "十"), ([0xA2, 0xCE], "卅"), ([0xA3, 0xE1], "€"),
      ([0x8E, 0x69], "箸"), ([0xFE, 0xDD], "砉"), ([0xA1, 0x44], "．"), ([0x88, 0x62], "Ê̄"), ([0x87, 0x40], "䏰"),
    ] as [([UInt8], String)])
  func big5(bytes: [UInt8], character: String) {
    let decoded = text([0xA4, 0xA4] + bytes + bytes + [0xA4, 0x40, 0x61], as: "big5")
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "中\(character)\(character)一a")
    #expect(decoded.repairs.isEmpty)
  }

  @Test("the second byte of a character begins no other")
  func boundaries() {
    let decoded = text([0xA4, 0xA1, 0x45, 0xA1, 0x45, 0xA1], as: "big5")
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "丑E‧\u{FFFD}" && decoded.repairs == [.replacedBytes(count: 1)])
  }

  @Test("a byte 0x80 is the euro sign in GBK, unless it is a part of a character", arguments: ["gbk", "gb2312", "gb18030"])
  func euro(label: String) {
    let decoded = text([0x80, 0x35, 0x81, 0x80, 0x81, 0x30, 0x84, 0x36, 0x80, 0xC4, 0xE3, 0xA3, 0xA0], as: label)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "€5亐¥€你\u{3000}" && decoded.repairs.isEmpty)
  }

  @Test("a character that was decoded otherwise has an earlier reading, in chunks of any size", arguments: [1, 7, 1000])
  func earlier(chunk: Int) throws {
    let head = Array("<?xml version='1.0' encoding='big5'?><rss><channel><item><title>a".utf8)
    let tail = Array("b</title></item></channel></rss>".utf8)
    for (bytes, before) in [([0xA1, 0x45], ["a•b"]), ([0xA4, 0xA4], [])] as [([UInt8], [String])] {
      let parsed = try FeedParser.feed(from: head + bytes + tail, contentType: nil, base: nil, chunk: chunk)
      #expect(parsed.feed.items.map(\.title) == [before.isEmpty ? "a中b" : "a‧b"] && parsed.repairs.isEmpty)
      #expect(parsed.feed.items.flatMap(\.earlierReadings).map(\.title) == before)
    }
  }
}

import CoreDomain
import DataDoubles
@testable import ArticleText
import Growth
import Testing

@Suite("Lengths, hosts and escapes in HTML")
struct MarkupDetailTests {
  @Test(
    "text is escaped, and what a terminal would obey is removed",
    arguments: [
      ("a&b<c>d\"e'", "a&amp;b&lt;c&gt;d&quot;e'"), ("a\tb\nc", "a\tb\nc"), ("a\u{202A}b\u{202E}c\u{202C}d", "abcd"),
      ("a\u{2029}\u{202F}\u{2067}b", "a\u{2029}\u{202F}\u{2067}b"), ("a\u{1B}[2Jb\u{1F}c\u{7F} \u{20}", "a[2Jbc  "),
      ("wait\u{85}!", "wait…!"), ("a\u{80}\u{81}\u{9F}b", "a€Ÿb"), ("a\u{A0}b©", "a\u{A0}b©"), ("a\u{FFFD}b\u{FEFE}", "a\u{FFFD}b\u{FEFE}"),
      ("日本é🎈", "日本é🎈"), ("", ""),
    ])
  func escaped(text: String, html: String) {
    #expect(escaped(Array(text.utf8)) == Array(html.utf8))
  }

  @Test(
    "the two values that are no characters are removed, and a character that is cut off ends the text",
    arguments: [
      ([0x61, 0xEF, 0xBF, 0xBE, 0x62, 0xEF, 0xBF, 0xBF, 0x63], [0x61, 0x62, 0x63]), ([0x61, 0xC2], [0x61, 0xC2]),
      ([0x61, 0xEF, 0xBF], [0x61, 0xEF, 0xBF]), ([0xEF, 0xBF, 0xBE], []), ([0xC2, 0x85], Array("…".utf8)),
    ] as [([UInt8], [UInt8])])
  func noCharacters(text: [UInt8], html: [UInt8]) {
    #expect(escaped(text) == html)
  }

  private func escaped(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    text.withUnsafeBufferPointer { HTMLEscaping.append($0, to: &bytes) }
    return bytes
  }

  @Test(
    "a length is a whole number, in percent or not",
    arguments: [
      ("12", 12, false), (" 12px", 12, false), ("-3", -3, false), ("50%", 50, true), ("12.5%", 12, true), ("0", 0, false),
      ("9 %", 9, false),
      ("999999999", 999_999_999, false), ("1.99%", 1, true), ("7/2", 7, false), ("100a%", 100, false),
    ])
  func lengths(text: String, number: Int, isPercent: Bool) throws {
    let length = try #require(HTMLLength(text))
    #expect(length.number == number && length.isPercent == isPercent)
    #expect(length.text == (isPercent ? "\(number)%" : "\(number)"))
  }

  @Test("a text without a number is no length", arguments: ["", " ", "a", "%", "1234567890", "--1", "!5", ":5", "+5"])
  func noLengths(text: String) {
    #expect(HTMLLength(text) == nil)
  }

  @Test(
    "an absolute link of ordinary characters needs no resolving",
    arguments: [
      ("https://example.org/a", true), ("http://example.org/;:Zz~_=!#$&'()", true), ("https://example.org/./a", false),
      ("https://example.org/a/../b", false), ("https://example.org/a.b", true), ("https://example.org/a b", false),
      ("https://example.org/<", false), ("https://example.org/[", false), ("https://example.org/%41", false),
      ("https://example.org/>", false),
      ("https://example.org/é", false), ("https://example.org/{", false), ("https://example.org/`", false), ("/x", false),
      ("ftp://example.org/", false), ("", false),
    ])
  func finished(link: String, isFinished: Bool) {
    #expect(RelativeLinkResolver.isFinished(link) == isFinished)
  }

  @Test("the first base that is known resolves relative links, and a given one replaces it")
  func bases() throws {
    let resolver = RelativeLinkResolver(bases: [nil, StoreSample.url("https://example.org/a/"), StoreSample.url("https://example.net/")])
    #expect(resolver.url("b")?.text == "https://example.org/a/b")
    #expect(resolver.url("b", against: "https://example.com/")?.text == "https://example.com/b")
    #expect(resolver.url(" ") == nil && resolver.url(nil) == nil)
    #expect(RelativeLinkResolver(bases: [nil]).url("b") == nil)
    #expect(RelativeLinkResolver(bases: []).url("https://example.org/../b")?.text == "https://example.org/b")
  }

  @Test("a long base cannot turn a short document into gigabytes of links", .enabled(if: SlowPart.isRun))
  func longBase() {
    let resolver = RelativeLinkResolver(bases: [StoreSample.url("https://example.org/\(String(repeating: "a", count: 8_000))/")])
    let resolved = (0..<40_000).count { resolver.url("\($0)") != nil }
    #expect((33_000..<34_000).contains(resolved) && resolver.url("https://example.org/b") != nil)
  }
}

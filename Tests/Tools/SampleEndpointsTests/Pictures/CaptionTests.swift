import Testing
import WebServer

@testable import SampleEndpoints

@Suite("Captions in paths")
struct CaptionTests {
  private static let readable: [(segment: Substring, text: String, written: Substring)] = [
    ("meow", "meow", "meow"),
    ("a%2Fb", "a/b", "a%2Fb"),
    ("a%2fb", "a/b", "a%2Fb"),
    ("%3F", "?", "%3F"),
    ("100%25", "100%", "100%25"),
    ("%2E%2E", "..", "%2E%2E"),
    ("..", "..", "%2E%2E"),
    ("%252F", "%2F", "%252F"),
    ("a%20b+c", "a b+c", "a%20b%2Bc"),
    ("na%C3%AFve", "na\u{EF}ve", "na%C3%AFve"),
    ("%F0%9F%90%88", "\u{1F408}", "%F0%9F%90%88"),
    ("%22%5C", "\"\\", "%22%5C"),
  ]

  @Test("a segment is decoded once, and encoded so that every client reads it as one segment", arguments: readable)
  func segments(segment: Substring, text: String, written: Substring) throws {
    let caption = try #require(Caption(segment: segment))
    #expect(caption.text == text)
    #expect(caption.picturePath.hasSuffix("/says/\(written)"))
    #expect(Caption(segment: written) == caption)
  }

  @Test("a segment that is not text is refused", arguments: ["", "%", "%2", "%zz", "%FF", "%C3", "%00", "a%0Ab", "%7F", "%C2%85"])
  func unreadable(segment: Substring) {
    #expect(Caption(segment: segment) == nil)
  }

  @Test("captions that differ in a letter, or in how a letter is composed, have different pictures")
  func differ() throws {
    let texts: [Substring] = ["meow", "Meow", "meow%20", "%C3%A9", "e%CC%81"]
    #expect(Set(try texts.map { try #require(Caption(segment: $0)).fingerprint.value }).count == texts.count)
  }
}

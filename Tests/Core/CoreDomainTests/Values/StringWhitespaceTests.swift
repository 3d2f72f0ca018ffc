import CoreDomain
import Testing

@Suite("White space")
struct StringWhitespaceTests {
  @Test(
    "white space at the ends is trimmed, and every run becomes one space",
    arguments: [
      ("", "", ""), (" \n\t ", "", ""), ("a", "a", "a"), (" a  b\r\nc ", "a  b\r\nc", "a b c"),
      ("\u{A0}a\u{3000}b\u{2003}", "a\u{3000}b", "a b"), ("👨‍👩‍👧  x", "👨‍👩‍👧  x", "👨‍👩‍👧 x"),
      (" \u{747}a  \u{301}b ", "\u{747}a  \u{301}b", "\u{747}a \u{301}b"),
    ])
  func tidy(given: String, trimmed: String, collapsed: String) {
    #expect(given.trimmingWhitespace() == trimmed)
    #expect(given.collapsingWhitespace() == collapsed)
  }

  @Test("white space is defined by Unicode, for all scalars up to U+3100 and samples beyond")
  func everyScalar() {
    for value in Array(UInt32(0)...0x3100) + stride(from: 0x3101, through: 0x10FFFF, by: 997) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isSpace = scalar.properties.isWhitespace
      let text = "a\(scalar)b"
      guard (text.collapsingWhitespace() == "a b") == isSpace, ("\(scalar)".trimmingWhitespace().isEmpty) == isSpace else {
        Issue.record("U+\(String(value, radix: 16)) is \(isSpace ? "" : "no ")white space")
        return
      }
    }
  }

  @Test("only white space is white space, and so is nothing", arguments: [("", true), (" \n\u{3000}", true), (" a ", false), ("a", false)])
  func isWhitespace(text: String, isWhitespace: Bool) {
    #expect(text.isWhitespace == isWhitespace)
  }

  @Test(
    "a single space at an end is removed, and a single space inside stays",
    arguments: [(" a", "a"), ("a ", "a"), ("a b", "a b"), ("a  b", "a b"), (" ", ""), ("", ""), ("  a", "a"), ("a\u{A0}b", "a b")])
  func edges(text: String, collapsed: String) {
    #expect(text.collapsingWhitespace() == collapsed)
  }
}

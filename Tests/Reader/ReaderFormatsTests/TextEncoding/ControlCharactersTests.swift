@testable import TextEncoding
import Testing

@Suite("Control characters")
struct ControlCharactersTests {
  @Test(
    "control characters are removed, and the windows-1252 characters that are meant by some are kept",
    arguments: [
      ("", ""), ("plain text", "plain text"), ("a\u{1}b", "ab"), ("\u{1F}a", "a"), ("a\u{7F}", "a"), ("a\u{81}b", "ab"),
      ("wait\u{85}", "wait…"), ("\u{80}5", "€5"), ("\u{9F}", "Ÿ"), ("a\u{A0}b", "a\u{A0}b"), ("\u{9}a\nb", "\u{9}a\nb"),
      ("é\u{1B}[2J", "é[2J"), ("\u{7E}\u{7F}\u{A1}", "\u{7E}\u{A1}"), ("\u{0}", ""), ("日\u{8}本", "日本"),
    ])
  func removed(written: String, read: String) {
    #expect(ControlCharacters.removed(from: written) == read)
    #expect(ControlCharacters.text(Array(written.utf8)) == read)
  }

  @Test(
    "every kind of line end becomes one line feed",
    arguments: [
      ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\nb", "a\nb"), ("a\n\nb\u{1}", "a\n\nb"), ("a\r\r\nb", "a\n\nb"), ("a\r\n\nb", "a\n\nb"),
      ("a\r\n\r\nb", "a\n\nb"), ("\r", "\n"),
    ])
  func lines(written: String, read: String) {
    #expect(Array(ControlCharacters.removed(from: written).unicodeScalars) == Array(read.unicodeScalars))
  }

  @Test(
    "spaces, zero bytes and byte order marks before a document are skipped",
    arguments: [
      ([], []), ([0x61, 0x20], [0x61, 0x20]), ([0x20, 0, 0x0A, 0x61], [0x61]), ([0xEF, 0xBB, 0xBF, 0x61], [0x61]),
      ([0x20, 0xEF, 0xBB, 0xBF, 0x20, 0x09, 0xEF, 0xBB, 0xBF, 0x20, 0x61, 0x20], [0x61, 0x20]), ([0xEF, 0xBB, 0x61], [0xEF, 0xBB, 0x61]),
      ([0x21], [0x21]), ([0xEF, 0xBB, 0xBF, 0x21], [0x21]),
    ] as [([UInt8], [UInt8])])
  func leading(bytes: [UInt8], rest: [UInt8]) {
    #expect(Array(bytes[...].withoutLeadingSpace) == rest)
  }

  @Test(
    "a text of white space alone counts as missing",
    arguments: [("", nil), (" \n\t", nil), (" a b ", "a b"), ("a", "a")] as [(String, String?)])
  func blank(written: String, read: String?) {
    #expect(written.nonBlank == read)
  }
}

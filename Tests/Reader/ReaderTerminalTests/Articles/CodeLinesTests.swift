@testable import CoreTerminal
@testable import ReaderTerminal
import Testing

@Suite("Programs as lines")
struct CodeLinesTests {
  private func lines(_ text: String, columns: Int) -> [String] {
    CodeLines.lines(for: text, style: .plain, columns: columns).map(\.text)
  }

  @Test(
    "a tab goes to the next multiple of eight columns",
    arguments: [
      ("a\tb", "a       b"), ("\t\ta", String(repeating: " ", count: 16) + "a"), ("1234567\tb", "1234567 b"),
      ("12345678\tb", "12345678        b"), ("日本\tb", "日本    b"), ("e\u{301}\tb", "e\u{301}       b"), ("\t", "        "), ("", ""),
    ])
  func tabs(code: String, line: String) {
    #expect(lines(code, columns: 80) == [line])
  }

  @Test(
    "an overlong line is broken behind a sign, or else within a word, and each further line has a mark",
    arguments: [
      ("let a = call(one)", ["let a = call(", "↪ one)"]), ("abcdefghijklmnopq", ["abcdefghijklmn", "↪ opq"]),
      ("ab  cdefghijklmnopq", ["ab  cdefghijkl", "↪ mnopq"]), ("12345678901234", ["12345678901234"]),
      ("日本日本日本日本", ["日本日本日本日", "↪ 本"]),
      ("abcdefghi.klmnopq", ["abcdefghi.", "↪ klmnopq"]), ("abcdefgh.jklmnopq", ["abcdefgh.jklmn", "↪ opq"]),
      ("abcdefghijk_lmnopq", ["abcdefghijk_lm", "↪ nopq"]), ("abcdefghijklmnopqrstuvwxyz1", ["abcdefghijklmn", "↪ opqrstuvwxyz", "↪ 1"]),
      ("abcdefghijklmnopqr tu.wx", ["abcdefghijklmn", "↪ opqr tu.wx"]),
    ])
  func long(code: String, expected: [String]) {
    #expect(lines(code, columns: 14) == expected)
  }

  @Test("a window that has no room for the mark breaks the lines itself")
  func narrow() {
    #expect(
      [8, 7, -3].map { lines("let a = call(one)", columns: $0) }
        == [["let a = ", "↪ call(", "↪ one)"], ["let a = call(one)"], ["let a = call(one)"]])
  }

  @Test("line breaks are kept, and control characters are not")
  func breaks() {
    #expect(lines("a\n\n b\u{1B}[31mc\u{9B}2J", columns: 80) == ["a", "", " bc"])
  }
}

import CoreTerminal
import Testing

@Suite("Line wrapping")
struct TextWrappingTests {
  @Test(
    "lines break at spaces, beside wide characters, and inside words only if a word is too long",
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("one two three", 8, ["one two", "three"]), ("one  two", 3, ["one", "two"]),
      ("one  two", 8, ["one  two"]), ("  one ", 5, ["one"]), ("", 5, [""]), ("   ", 5, [""]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("ab cdefgh", 4, ["ab", "cdef", "gh"]), ("cdefgh ab", 4, ["cdef", "gh", "ab"]), ("a b", 1, ["a", "b"]), ("a b", 0, ["a", "b"]),
      ("日本語日本語", 5, ["日本", "語日", "本語"]), ("日本語。日", 6, ["日本", "語。日"]), ("日「本」", 6, ["日", "「本」"]), ("日「本」", 4, ["日", "「本", "」"]),
      ("日本", 1, ["日", "本"]), ("日a本", 3, ["日a", "本"]), ("go 日本", 5, ["go 日", "本"]), ("10\u{A0}km far", 6, ["10\u{A0}km", "far"]),
      ("ab\u{2003}cd", 3, ["ab", "cd"]), ("10\u{A0}km far", 4, ["10\u{A0}k", "m", "far"]), ("x ab日", 4, ["x ab", "日"]),
      ("abe\u{301}d ef", 4, ["abe\u{301}d", "ef"]), ("ab\u{600}1 c", 4, ["ab\u{600}1", "c"]), ("日日\u{2329}日", 4, ["日日", "\u{2329}日"]),
      ("日日\u{37E}a", 4, ["日", "日\u{37E}a"]),
      ("👨‍👩‍👧👨‍👩‍👧", 2, ["👨‍👩‍👧", "👨‍👩‍👧"]), ("❤️❤️", 3, ["❤️", "❤️"]), ("क पंक्तियों", 6, ["क", "पंक्तियों"]), ("வரி வரிகளில்", 9, ["வரி", "வரிகளில்"]),
    ])
  func wraps(_ text: String, to columns: Int, giving lines: [String]) {
    #expect(TextWrapping.wrapped(StyledLine(text), to: columns).map(\.text) == lines)
  }

  @Test("the first line and the other lines have different prefixes")
  func indents() {
    let lines = TextWrapping.wrapped("one two three", to: 7, first: StyledLine("- ", .dim), rest: "  ")
    #expect(lines.map(\.text) == ["- one", "  two", "  three"])
    #expect(lines.first?.spans.first == Span("- ", .dim))
    #expect(TextWrapping.wrapped("", to: 7, first: "- ").map(\.text) == ["- "])
  }

  @Test("an indent that leaves no room is omitted")
  func dropsWideIndents() {
    #expect(TextWrapping.wrapped("one", to: 3, first: "- ", rest: "    ").map(\.text) == ["one"])
    #expect(TextWrapping.wrapped("one", to: 4, first: "- ", rest: "  ").map(\.text) == ["- on", "  e"])
  }

  @Test("styles stay with their characters across line breaks")
  func keepsStyles() {
    let line = StyledLine([Span("one tw", .bold), Span("o three", .italic), Span("!", .dim)])
    let lines = TextWrapping.wrapped(line, to: 7)
    #expect(lines.map(\.spans) == [[Span("one tw", .bold), Span("o", .italic)], [Span("three", .italic), Span("!", .dim)]])
  }

  @Test("no line is too wide, and all characters except white space are kept in order", arguments: Samples.prose + Samples.clean)
  func keepsWidthAndText(_ text: String) {
    let line = StyledLine([Span(text, .bold), Span(" "), Span(text, .dim)])
    for columns in [80, 40, 10, 3, 2, 1] {
      for indent in ["", "> ", "        "] {
        let lines = TextWrapping.wrapped(line, to: columns, first: StyledLine(indent), rest: StyledLine(indent))
        let body = lines.map { $0.text.hasPrefix(indent) ? String($0.text.dropFirst(indent.count)) : $0.text }
        #expect(body.joined().filter { !$0.isWhitespace } == line.text.filter { !$0.isWhitespace })
        // Only a wide character cannot fit into one column.
        #expect(zip(lines, body).allSatisfy { $0.columns <= columns || columns == 1 && $1.count == 1 })
      }
    }
  }
}

import CoreTerminal
import Testing

@Suite("Fitting lines into columns")
struct TextFittingTests {
  @Test(
    "a line that is too long is cut between characters and ends in an ellipsis",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "hel…"), ("hello", 1, "…"), ("hello", 0, ""), ("hello", -1, ""), ("hello world", 7, "hello…"),
      ("日本語日本", 10, "日本語日本"), ("日本語日本", 5, "日本…"), ("日本語日本", 4, "日…"), ("日本", 2, "…"), ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
      ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("🇩🇪🇫🇷🇮🇹", 4, "🇩🇪…"), ("", 3, ""),
    ])
  func truncates(_ text: String, to columns: Int, giving result: String) {
    #expect(TextTruncation.truncated(StyledLine(text), to: columns).text == result)
  }

  @Test(
    "a text that is too long loses its middle",
    arguments: [
      ("hello", 5, "hello"), ("hello", 4, "he…o"), ("hello", 3, "h…o"), ("hello", 2, "h…"), ("hello", 1, "…"), ("hello", 0, ""),
      ("日本語日本", 10, "日本語日本"), ("日本語日本", 9, "日本…日本"), ("日本語日本", 5, "日…本"), ("日本語日本", 4, "日…"),
    ])
  func losesMiddle(_ text: String, to columns: Int, giving result: String) {
    #expect(TextTruncation.withoutMiddle(text, to: columns) == result)
  }

  @Test("the ellipsis has the style at the cut, and the spans before it are unchanged")
  func keepsStyles() {
    let line = StyledLine([Span("one ", .bold), Span("two three", .dim), Span("four")])
    #expect(TextTruncation.truncated(line, to: 8).spans == [Span("one ", .bold), Span("two…", .dim)])
  }

  @Test("a short line is padded according to its alignment")
  func pads() {
    let lines = [TextTruncation.padded("日", to: 4), TextTruncation.padded("日", to: 4, .trailing), TextTruncation.padded("long", to: 2)]
    #expect(lines.map(\.text) == ["日  ", "  日", "long"])
  }

  @Test("every text can be fitted to every width", arguments: Samples.prose + Samples.clean)
  func fitsEveryWidth(_ text: String) {
    let line = StyledLine(text)
    for columns in [80, 40, 10, 3, 2, 1, 0] {
      #expect(TextTruncation.truncated(line, to: columns).columns <= columns)
      #expect(TextTruncation.padded(line, to: columns).columns >= columns)
      #expect(TextTruncation.fitted(line, to: columns).columns == columns)
      #expect(TextTruncation.fitted(line, to: columns, .trailing).columns == columns)
    }
  }
}

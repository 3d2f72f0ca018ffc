import CoreTerminal
import Testing

@Suite("Styled lines")
struct StyledLineTests {
  @Test("a span contains only filtered text")
  func filtersSpans() {
    let line = StyledLine([Span("\u{1B}[31mone\ttwo\nthree\u{202E}", .bold)])
    #expect(line.text == "one two three")
  }

  @Test("only separators are tabs, so a record can be split into its fields")
  func separatesFields() {
    let line = StyledLine(fields: ["id", "a title\twith a tab", "", "last"])
    #expect(line.text.split(separator: "\t", omittingEmptySubsequences: false) == ["id", "a title with a tab", "", "last"])
  }

  @Test("lines can be concatenated, and empty spans are omitted")
  func concatenates() {
    var line = StyledLine("one", .bold) + StyledLine([Span(""), Span(" two", Style([.dim], .red))])
    line.append("")
    line += "!"
    #expect(line.spans == [Span("one", .bold), Span(" two", Style([.dim], .red)), Span("!")])
    #expect(line.columns == 8)
    #expect(StyledLine("").isEmpty && StyledLine("") == .empty)
  }
}

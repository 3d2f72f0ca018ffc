import Terminal
import Testing

@Suite("Styled lines")
struct StyledLineTests {
  @Test("a span holds filtered text alone")
  func filtersSpans() {
    let line = StyledLine([Span("\u{1B}[31mone\ttwo\nthree\u{202E}", .bold)])
    #expect(line.text == "one two three")
  }

  @Test("only separators are tabs, so that a record splits into its fields again")
  func separatesFields() {
    let line = StyledLine(fields: ["id", "a title\twith a tab", "", "last"])
    #expect(line.text.split(separator: "\t", omittingEmptySubsequences: false) == ["id", "a title with a tab", "", "last"])
  }

  @Test("lines add up, with empty spans left out")
  func concatenates() {
    var line = StyledLine("one", .bold) + StyledLine([Span(""), Span(" two", Style([.dim], .red))])
    line.append("")
    line += "!"
    #expect(line.spans == [Span("one", .bold), Span(" two", Style([.dim], .red)), Span("!")])
    #expect(line.columns == 8)
    #expect(StyledLine("").isEmpty && StyledLine("") == .empty)
  }
}

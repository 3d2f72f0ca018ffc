import Testing

@testable import Terminal

@Suite("Tables as lines")
struct TableLinesTests {
  private func lines(_ rows: [[String]], headerRows: Int = 0, columns: Int = 80) -> [String] {
    let cells = rows.map { $0.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) } } }
    return TableLines(headerRows: headerRows, rows: cells, columns: columns).lines.map(\.text)
  }

  @Test("columns are as wide as their contents, and a rule marks the header")
  func columns() {
    #expect(
      lines([["Name", "Level"], ["Otter Bend", "4"], ["日本", "105"]], headerRows: 1) == [
        "Name       │ Level", "━━━━━━━━━━━┿━━━━━━", "Otter Bend │     4", "日本       │   105",
      ])
  }

  @Test("rows may be shorter than others, and cells may be empty")
  func ragged() {
    #expect(lines([["a"], ["", "b"], ["c", "d", "e"]]) == ["a │   │", "  │ b │", "c │ d │ e"])
    #expect(lines([]).isEmpty && lines([[]]).isEmpty)
  }

  @Test("the widest columns are narrowed first, and rules keep rows of several lines apart")
  func narrowed() {
    #expect(
      lines([["a", "one two three"], ["b", "four"]], columns: 12) == [
        "a │ one two", "  │ three", "──┼─────────", "b │ four",
      ])
  }

  @Test("where the longest words do not fit beside one another, each cell has a line with the name of its column")
  func pairs() {
    #expect(
      lines([["First", "Second"], ["12345678", "abcdefgh ij"], ["x", ""]], headerRows: 1, columns: 16) == [
        "First: 12345678", "Second: abcdefgh", "  ij", "", "First: x",
      ])
    #expect(lines([["12345678", "abcdefgh"], ["x", "y"]], columns: 12) == ["12345678", "  abcdefgh", "", "x", "  y"])
  }

  @Test("a window of one column loses no cell", arguments: [-1, 0, 1, 2, 5])
  func tiny(columns: Int) {
    let text = lines([["ab", "cd"], ["ef", "gh"]], headerRows: 1, columns: columns).joined().filter(\.isLetter)
    #expect(text.contains("ef") && text.contains("gh"))
  }
}

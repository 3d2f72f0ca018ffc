@testable import CoreTerminal
@testable import ReaderTerminal
import Testing

@Suite("Tables as lines")
struct TableLinesTests {
  private func lines(_ rows: [[String]], headerRows: Int = 0, columns: Int = 80) -> [String] {
    let cells = rows.map { $0.map { $0.split(separator: "\n", omittingEmptySubsequences: false).map { StyledLine(String($0)) } } }
    return TableLines(headerRows: headerRows, rows: cells, columns: columns).lines.map(\.text)
  }

  @Test(
    "a table fits its window",
    arguments: [
      (
        "columns are as wide as their contents, and a rule marks the header", [["Name", "Level"], ["Otter Bend", "4"], ["日本", "105"]], 1,
        80,
        ["Name       │ Level", "━━━━━━━━━━━┿━━━━━━", "Otter Bend │     4", "日本       │   105"]
      ),
      ("columns fit exactly", [["abcd", "efgh"], ["x", "y"]], 0, 11, ["abcd │ efgh", "x    │ y"]),
      ("or become pairs", [["abcd", "efgh"], ["x", "y"]], 0, 10, ["abcd", "  efgh", "", "x", "  y"]),
      (
        "the name of a column may have several lines", [["Long\n\nname", "b"], ["12345678", "x"]], 1, 11,
        ["Long name:", "  12345678", "b: x"]
      ),
      (
        "the widest columns are narrowed first, and rules keep rows of several lines apart", [["a", "one two three"], ["b", "four"]], 0, 12,
        ["a │ one two", "  │ three", "──┼─────────", "b │ four"]
      ),
      (
        "where the longest words do not fit beside one another, each cell has a line with the name of its column",
        [["First", "Second"], ["12345678", "abcdefgh ij"], ["x", ""]], 1, 16,
        ["First: 12345678", "Second: abcdefgh", "  ij", "", "First: x"]
      ),
      ("or without a name", [["12345678", "abcdefgh"], ["x", "y"]], 0, 12, ["12345678", "  abcdefgh", "", "x", "  y"]),
    ] as [(String, [[String]], Int, Int, [String])])
  func fits(what: String, rows: [[String]], headerRows: Int, columns: Int, shown: [String]) {
    #expect(lines(rows, headerRows: headerRows, columns: columns) == shown, "\(what)")
  }

  @Test(
    "a column of numbers, perhaps with a unit, ends in the same column",
    arguments: [
      ("1", "105", true), ("12 %", "5 %", true), ("$5", "$1,000.50", true), ("-3", "−12", true), ("5", "", true), ("1st", "105", false),
      ("–", "105", false), ("§5", "105", false), ("a", "b", false),
    ])
  func numbers(first: String, second: String, areAligned: Bool) {
    let found = lines([["Name", "Value"], ["x", first], ["y", second]], headerRows: 1)
    #expect(found[2].hasSuffix("│ " + String(repeating: " ", count: max(0, max(5, second.count) - first.count)) + first) == areAligned)
  }

  @Test("rows may be shorter than others, and cells may be empty")
  func ragged() {
    #expect(lines([["a"], ["", "b"], ["c", "d", "e"]]) == ["a │   │", "  │ b │", "c │ d │ e"])
    #expect(lines([]).isEmpty && lines([[]]).isEmpty)
  }

  @Test("a window of one column loses no cell", arguments: [-1, 0, 1, 2, 5])
  func tiny(columns: Int) {
    let text = lines([["ab", "cd"], ["ef", "gh"]], headerRows: 1, columns: columns).joined().filter(\.isLetter)
    #expect(text.contains("ef") && text.contains("gh"))
  }
}

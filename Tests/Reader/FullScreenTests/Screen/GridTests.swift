import CoreTerminal
import Testing

@testable import FullScreen

@Suite("The cells of a screen")
struct GridTests {
  @Test("an area knows which cells are in it", arguments: [(2, 3, 0), (4, 6, 2), (1, 3, nil), (5, 3, nil), (2, 2, nil), (2, 7, nil)])
  func area(row: Int, column: Int, inside: Int?) {
    #expect(ScreenArea(row: 2, column: 3, columns: 4, rows: 3).row(row, column) == inside)
  }

  @Test(
    "a window has no negative size, and at most a thousand columns and rows",
    arguments: [(-1, 0), (0, 0), (80, 80), (1000, 1000), (1001, 1000)])
  func size(given: Int, taken: Int) {
    let size = ScreenSize(columns: given, rows: given)
    #expect(size.columns == taken && size.rows == taken)
  }

  @Test("a line replaces the whole row of its area, and nothing beside it")
  func line() {
    var grid = Grid(ScreenSize(columns: 10, rows: 3))
    let (left, right) = (ScreenArea(row: 1, column: 0, columns: 4, rows: 2), ScreenArea(row: 1, column: 5, columns: 5, rows: 2))
    grid.draw([StyledLine("abcdef"), StyledLine("gh")], in: left)
    grid.draw([StyledLine("1234567"), StyledLine("89")], in: right)
    #expect(grid.text == ["", "abcd 12345", "gh   89"])
    grid.draw([StyledLine("x")], in: right)
    #expect(grid.text == ["", "abcd x", "gh"])
    grid.draw(StyledLine("no row"), in: right, row: 2)
    grid.draw(StyledLine("no row"), in: right, row: -1)
    grid.draw(StyledLine("no row"), in: ScreenArea(row: 2, column: 0, columns: 4, rows: 2), row: 1)
    #expect(grid.text == ["", "abcd x", "gh"])
  }

  @Test("a character of two columns has a right half without text, and a character without width takes no cell")
  func wide() {
    var grid = Grid(ScreenSize(columns: 6, rows: 1))
    grid.draw(StyledLine("日\u{200B}x日", .bold), in: ScreenArea(row: 0, column: 0, columns: 4, rows: 1), row: 0)
    #expect(grid.rows[0].map(\.columns) == [2, 0, 1, 1, 1, 1])
    #expect(grid.text == ["日x"])
    #expect(grid.rows[0].prefix(3).allSatisfy { $0.style == .bold } && grid.rows[0].dropFirst(3).allSatisfy { $0 == .blank })
  }

  @Test("doubted cells differ from blank ones, and the others stay")
  func doubt() {
    var grid = Grid(ScreenSize(columns: 6, rows: 4))
    let before = grid
    grid.doubt(ScreenArea(row: 1, column: 2, columns: 3, rows: 2))
    let doubted = grid.rows.map { row in row.indices.filter { row[$0] != .blank } }
    #expect(doubted == [[], [2, 3, 4], [2, 3, 4], []])
    grid.doubt(ScreenArea(row: 3, column: 5, columns: 9, rows: 9))
    #expect(grid.rows[3].indices.filter { grid.rows[3][$0] != .blank } == [5])
    grid.draw([], in: ScreenArea(row: 0, column: 0, columns: 6, rows: 4))
    #expect(grid == before)
  }

  @Test(
    "terminals may disagree about the columns of emoji, and of characters of several code points",
    arguments: [
      ("a", false), ("é", false), ("e\u{301}", true), ("षि", true), ("日", false), ("…", false), ("👨‍👩‍👧", true), ("❤️", true),
      ("❤\u{FE0E}", true),
      ("🇩🇪", true),
      ("👋", true),
    ] as [(Character, Bool)])
  func doubtful(character: Character, isDoubtful: Bool) {
    var grid = Grid(ScreenSize(columns: 4, rows: 1))
    grid.draw(StyledLine(String(character)), in: ScreenArea(row: 0, column: 0, columns: 4, rows: 1), row: 0)
    #expect(grid.rows[0][0].isDoubtful == isDoubtful && !Cell.blank.isDoubtful)
    #expect(!grid.rows[0][1].isDoubtful)
  }
}

import DomainDoubles
import ScreenModel
import Testing

@testable import FullScreen
@testable import Terminal

@Suite("Redrawing a screen")
struct GridDiffTests {
  private static let size = ScreenSize(columns: 40, rows: 6)
  private static let pieces = [
    "a", "bc", "The quick brown fox", " ", "            ", "日本語", "👨‍👩‍👧‍👦", "❤️", "🇩🇪", "🇫🇷", "e\u{301}", "مرحبا", "한국어", "\u{1F44B}\u{1F3FD}",
  ]
  private static let styles: [Style] = [
    .plain, .plain, .bold, .dim, .underline, Style([.bold, .reversed]), Style(.bold, .red), Style([], .cyan), Style(.dim, .cyan),
    Style(.underline, link: Hyperlink("https://example.org/a?b=;c", number: 1)), Style(link: Hyperlink("https://example.org/2", number: 2)),
  ]

  private static func grid(_ generator: inout SeededGenerator) -> Grid {
    var grid = Grid(size)
    for row in 0..<size.rows where Bool.random(using: &generator) {
      let spans = (0..<Int.random(in: 0...8, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator).map { Span($0, styles.randomElement(using: &generator) ?? .plain) }
      }
      grid.draw(StyledLine(spans), in: ScreenArea(row: 0, column: 0, columns: size.columns, rows: size.rows), row: row)
    }
    return grid
  }

  @Test("after any change, the screen shows what a full redraw shows")
  func equalsFullRedraw() {
    var generator = SeededGenerator(1)
    var shown: Grid?
    var screen = ScreenModel(Self.size)
    for number in 0..<1000 {
      let next = Self.grid(&generator)
      screen.write(GridDiff.text(from: shown, to: next, hasStyles: true, hasLinks: true))
      var redrawn = ScreenModel(Self.size)
      redrawn.write(GridDiff.text(from: nil, to: next, hasStyles: true, hasLinks: true))
      #expect(screen.cells == redrawn.cells, "change \(number)")
      #expect(screen.text == next.text && screen.violations.isEmpty, "\(screen.violations)")
      shown = next
    }
  }

  @Test("a terminal that counts more columns for an emoji than we do spoils its row up to the next character at most")
  func otherWidths() {
    let line = StyledLine("a 👨‍👩‍👧‍👦 b 🇩🇪 c")
    var grid = Grid(Self.size)
    grid.draw(line, in: ScreenArea(row: 0, column: 0, columns: 40, rows: 1), row: 0)
    var screen = ScreenModel(Self.size) { $0.unicodeScalars.count > 1 ? 1 : CharacterWidth.columns(of: $0) }
    screen.write(GridDiff.text(from: nil, to: grid, hasStyles: true))
    let columns = screen.cells[0].indices.filter { ["a", "b", "c"].contains(screen.cells[0][$0].text) }
    #expect(columns == [0, 5, 10])
  }

  @Test("nothing is written when nothing differs")
  func nothing() {
    var generator = SeededGenerator(2)
    let grid = Self.grid(&generator)
    #expect(GridDiff.text(from: grid, to: grid, hasStyles: true).isEmpty)
  }

  @Test("without styles, no style is written")
  func plain() {
    var grid = Grid(Self.size)
    grid.draw(StyledLine("x", Style(.bold, .red)), in: ScreenArea(row: 0, column: 0, columns: 40, rows: 1), row: 0)
    #expect(GridDiff.text(from: Grid(Self.size), to: grid, hasStyles: false) == "\u{1B}[?2026h\u{1B}[1Hx\u{1B}[?2026l")
  }

  @Test("a style is changed by what differs alone, if nothing must be taken away")
  func styles() {
    #expect(StyleSequence.change(from: .plain, to: .bold) == "1")
    #expect(StyleSequence.change(from: .bold, to: Style(.bold, .red)) == "31")
    #expect(StyleSequence.change(from: Style(.bold, .red), to: Style(.bold, .cyan)) == "36")
    #expect(StyleSequence.change(from: .bold, to: .dim) == "0;2")
    #expect(StyleSequence.change(from: Style(.bold, .red), to: .plain).isEmpty)
  }

  @Test("a line is cut at the edge of its area, and a character of two columns is never divided")
  func edges() {
    var grid = Grid(ScreenSize(columns: 6, rows: 1))
    grid.draw(StyledLine("abcdef"), in: ScreenArea(row: 0, column: 0, columns: 6, rows: 1), row: 0)
    grid.draw(StyledLine("日本語"), in: ScreenArea(row: 0, column: 1, columns: 3, rows: 1), row: 0)
    #expect(grid.text == ["a日 ef"])
    grid.draw(StyledLine("x"), in: ScreenArea(row: 0, column: 0, columns: 6, rows: 1), row: 1)
    grid.draw(StyledLine("x"), in: ScreenArea(row: 5, column: 9, columns: 6, rows: 1), row: 0)
    #expect(grid.text == ["a日 ef"])
  }

  @Test("no window is so small or so large that it cannot be drawn", arguments: [(0, 0), (1, 1), (-5, 3), (1_000_000, 1)])
  func sizes(columns: Int, rows: Int) {
    var grid = Grid(ScreenSize(columns: columns, rows: rows))
    grid.draw([StyledLine("text")], in: ScreenArea(row: 0, column: 0, columns: columns, rows: rows))
    _ = GridDiff.text(from: nil, to: grid, hasStyles: true)
    #expect(grid.size.columns <= 1000)
  }
}

import CoreDoubles
@testable import CoreTerminal
import ScreenModel
import Testing

@testable import FullScreen

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

  @Test(
    "a character of several code points moves no column beside it, whatever a terminal counts for it",
    arguments: [
      { @Sendable (character: Character) in character.unicodeScalars.count > 1 ? 1 : CharacterWidth.columns(of: character) },
      { @Sendable (character: Character) in
        max(1, character.unicodeScalars.reduce(0) { $0 + CharacterWidth.columns(of: Character($1)) })
      },
      { @Sendable (character: Character) in
        character.unicodeScalars.count > 1 ? character.unicodeScalars.count * 2 : CharacterWidth.columns(of: character)
      },
    ])
  func clusters(columns: @escaping @Sendable (Character) -> Int) {
    let pieces = Self.pieces + ["नमस्ते क्षेत्र", "ক্ষি", "தமிழ்", "1️⃣", "\u{1112}\u{1161}\u{11AB}", "🏴‍☠️", "y\u{308}\u{301}", "│"]
    var generator = SeededGenerator(3)
    var shown: Grid?
    var screen = ScreenModel(ScreenSize(columns: 60, rows: 4), columns: columns)
    for number in 0..<300 {
      var next = Grid(screen.size)
      for row in 0..<4 {
        let text = (0..<6).compactMap { _ in pieces.randomElement(using: &generator) }.joined(separator: "x")
        next.draw(StyledLine(text), in: ScreenArea(row: 0, column: 0, columns: 40, rows: 4), row: row)
      }
      screen.write(GridDiff.text(from: shown, to: next, hasStyles: true))
      let moved = next.rows.indices.flatMap { row in
        next.rows[row].indices.filter { column in
          let cell = next.rows[row][column]
          return !cell.isDoubtful && screen.cells[row][column].text != String(cell.character)
        }.map { (row, $0) }
      }
      #expect(moved.isEmpty && screen.violations.isEmpty, "change \(number): \(moved) \(screen.violations)")
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

  /// The changes that turn a blank screen into one with these texts at one column, from a row on.
  private static func changes(_ texts: [StyledLine], column: Int, row: Int, in size: ScreenSize) -> String {
    var grid = Grid(size)
    grid.draw(texts, in: ScreenArea(row: row, column: column, columns: size.columns - column, rows: texts.count))
    return GridDiff.text(from: Grid(size), to: grid, hasStyles: true)
  }

  @Test(
    "from line to line of a pane, the cursor moves in the fewest bytes",
    arguments: [
      (["abc", "de"], "\u{1B}[12;30Habc\u{B}\u{8}\u{8}\u{8}de"),
      (["a line of text", "", "de"], "\u{1B}[12;30Ha line of text\u{B}\u{B}\u{1B}[14Dde"),
      (["abc", "", "", "", "de"], "\u{1B}[12;30Habc\u{1B}[16;30Hde"),
      // Some terminals show the ellipsis in two columns, and none agrees about this emoji: the column is counted from the left edge.
      (["abc…", "de"], "\u{1B}[12;30Habc…\r\u{B}\u{1B}[29Cde"), (["👨‍👩‍👧‍👦", "de"], "\u{1B}[12;30H👨‍👩‍👧‍👦\r\u{B}\u{1B}[29Cde"),
    ])
  func moves(texts: [String], expected: String) {
    let changes = Self.changes(texts.map { StyledLine($0) }, column: 29, row: 11, in: ScreenSize(columns: 60, rows: 20))
    #expect(changes == expected, "\(changes.debugDescription)")
  }

  @Test("behind the last column, the cursor is not counted from")
  func edge() {
    let changes = Self.changes([StyledLine("abc"), StyledLine("de")], column: 37, row: 11, in: ScreenSize(columns: 40, rows: 20))
    #expect(changes == "\u{1B}[12;38Habc\r\u{B}\u{1B}[37Cde")
  }

  @Test("a terminal that shows an ellipsis in two columns shifts the rest of its line, and no other line")
  func ambiguousWidths() {
    var screen = ScreenModel(ScreenSize(columns: 60, rows: 20)) { $0 == "…" ? 2 : CharacterWidth.columns(of: $0) }
    let lines = ["abc…", "def", "ghi"].map { StyledLine($0) }
    screen.write(Self.changes(lines, column: 29, row: 11, in: screen.size))
    #expect(screen.text[12...13] == [String(repeating: " ", count: 29) + "def", String(repeating: " ", count: 29) + "ghi"])
  }

  @Test("a change that arrives in one piece is not enclosed; a longer one is", arguments: [(50, 0), (100, 16)])
  func synchronized(letters: Int, more: Int) {
    let text = String(repeating: "a", count: letters)
    #expect(Self.changes([StyledLine(text)], column: 0, row: 0, in: ScreenSize(columns: 120, rows: 2)).utf8.count == 4 + letters + more)
  }

  @Test("a blank needs no style unless it is underlined or reversed")
  func blanks() {
    let styled = Self.changes(
      [StyledLine([Span("a ", .bold), Span("b", .bold), Span(" "), Span("c", .dim)])], column: 0, row: 0, in: Self.size)
    #expect(styled == "\u{1B}[1H\u{1B}[1ma b \u{1B}[;2mc\u{1B}[m")
    let underlined = Self.changes([StyledLine([Span("a ", .underline), Span(" b")])], column: 0, row: 0, in: Self.size)
    #expect(underlined == "\u{1B}[1H\u{1B}[4ma \u{1B}[m b")
  }

  @Test("one or two characters at the end of a line are overwritten, more are erased")
  func ends() {
    let (long, short) = (StyledLine("abcdef"), StyledLine("abcd"))
    let grids = [long, short, StyledLine("a")].map { line in
      var grid = Grid(Self.size)
      grid.draw(line, in: ScreenArea(row: 0, column: 0, columns: 40, rows: 1), row: 0)
      return grid
    }
    #expect(GridDiff.text(from: grids[0], to: grids[1], hasStyles: true) == "\u{1B}[1;5H  ")
    #expect(GridDiff.text(from: grids[0], to: grids[2], hasStyles: true) == "\u{1B}[1;2H\u{1B}[K")
  }

  @Test("without styles, no style is written")
  func plain() {
    var grid = Grid(Self.size)
    grid.draw(StyledLine("x", Style(.bold, .red)), in: ScreenArea(row: 0, column: 0, columns: 40, rows: 1), row: 0)
    #expect(GridDiff.text(from: Grid(Self.size), to: grid, hasStyles: false) == "\u{1B}[1Hx")
  }

  @Test("a style is changed by what differs alone, if nothing must be taken away")
  func styles() {
    let changes: [(old: Style, new: Style)] = [
      (.plain, .bold), (.bold, Style(.bold, .red)), (Style(.bold, .red), Style(.bold, .cyan)), (.bold, .dim), (Style(.bold, .red), .plain),
    ]
    #expect(changes.map { StyleSequence.change(from: $0.old, to: $0.new) } == ["1", "31", "36", ";2", ""])
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

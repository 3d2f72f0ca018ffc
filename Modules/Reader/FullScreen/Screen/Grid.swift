internal import CoreTerminal

/// The cells of a screen.
///
/// A grid is filled with styled lines alone, whose text has passed ``TerminalEscapeFilter``. So no cell contains a control character.
struct Grid: Hashable, Sendable {
  let size: ScreenSize
  private(set) var rows: [[Cell]]

  /// A grid of blank cells.
  init(_ size: ScreenSize) {
    self.size = size
    rows = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// Draws a line into one row of an area; the rest of the row becomes blank. What does not fit is cut off.
  mutating func draw(_ line: StyledLine, in area: ScreenArea, row: Int) {
    let place = area.row + row
    guard row >= 0, row < area.size.rows, rows.indices.contains(place), area.column >= 0 else { return }
    let end = min(area.column + area.size.columns, size.columns)
    var column = area.column
    for span in line.spans {
      for character in span.text {
        let columns = CharacterWidth.columns(of: character)
        guard columns > 0 else { continue }
        guard column + columns <= end else { return fill(row: place, from: column, to: end) }
        rows[place][column] = Cell(character, span.style, columns: columns)
        if columns == 2 { rows[place][column + 1] = .rightHalf(span.style) }
        column += columns
      }
    }
    fill(row: place, from: column, to: end)
  }

  /// Draws lines below one another, and blank rows below them.
  mutating func draw(_ lines: some Sequence<StyledLine>, in area: ScreenArea) {
    var lines = lines.makeIterator()
    for row in 0..<area.size.rows { draw(lines.next() ?? .empty, in: area, row: row) }
  }

  /// Marks cells as unknown, so that they are drawn again.
  mutating func doubt(_ area: ScreenArea) {
    for row in area.row..<min(area.row + area.size.rows, size.rows) {
      for column in area.column..<min(area.column + area.size.columns, size.columns) { rows[row][column] = .unknown }
    }
  }

  private mutating func fill(row: Int, from column: Int, to end: Int) {
    for column in column..<max(column, end) { rows[row][column] = .blank }
  }
}

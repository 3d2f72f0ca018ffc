internal import CoreTerminal

/// The text that turns one grid on the screen into another: only what differs is written.
///
/// It uses the control functions CUP, CHA, CUB, CUF, BS, CR, VT, EL, ECH and SGR of ECMA-48, and synchronized output
/// (https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036), which other terminals ignore.
struct GridDiff {
  private let columns: Int
  private let hasStyles: Bool
  private let hasLinks: Bool
  private var text = ""
  /// Where the terminal's cursor is; nil when that is not certain.
  private var cursor: Cursor?
  private var style = Style.plain

  private struct Cursor {
    let row: Int
    /// Nil behind a character whose width terminals disagree about.
    let column: Int?
    /// Whether all characters since the last certain column are ASCII. Terminals may show others, such as an ellipsis, in two columns.
    var isExact = true
  }

  /// So many equal cells are written again rather than skipped: moving the cursor takes as many bytes.
  private static let shortestSkip = 5
  /// So many blanks are erased rather than written.
  private static let shortestErasure = 12
  /// Up to this many blanks at the end of a row are written. More are erased.
  private static let longestBlankEnd = 2
  /// Up to this many rows down, the cursor moves row by row.
  private static let maximumRowsDown = 3
  /// Up to this many columns to the left, the cursor moves column by column.
  private static let maximumBackspaces = 3
  /// A change of up to this many bytes arrives in one piece. No terminal shows half of it, so it does without synchronized output, which takes 16 bytes.
  private static let maximumBytesInOnePiece = 64

  /// The text for a frame; empty when nothing differs.
  /// - Parameters:
  ///   - old: What the screen shows; nil when that is not known.
  ///   - hasStyles: Whether emphasis and colors are written.
  ///   - hasLinks: Whether links are written (OSC 8).
  ///   - images: What changes images in the same moment.
  static func text(from old: Grid?, to new: Grid, hasStyles: Bool, hasLinks: Bool = false, images: String = "") -> String {
    var update = GridDiff(columns: new.size.columns, hasStyles: hasStyles, hasLinks: hasLinks)
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if known == nil { update.text += "\u{1B}[2J" }
    let before = known ?? Grid(new.size)
    for row in new.rows.indices where before.rows[row] != new.rows[row] {
      update.redraw(row, from: before.rows[row].map(\.asSeen), to: new.rows[row].map(\.asSeen))
    }
    update.change(to: .plain)
    update.text += images
    guard update.text.utf8.count > maximumBytesInOnePiece else { return update.text }
    return "\u{1B}[?2026h\(update.text)\u{1B}[?2026l"
  }

  private init(columns: Int, hasStyles: Bool, hasLinks: Bool) {
    self.columns = columns
    self.hasStyles = hasStyles
    self.hasLinks = hasLinks
  }

  private mutating func redraw(_ row: Int, from old: [Cell], to new: [Cell]) {
    let differs = Self.differences(old, new)
    let end = (new.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while let first = differs[column..<end].firstIndex(of: true) {
      let start = Self.beginning(of: first, in: new)
      let stop = Self.end(of: start, differs, new, before: end)
      write(new[start..<stop], over: old, row: row)
      column = stop
    }
    // The rest of the row is blank.
    guard let last = differs[end...].lastIndex(of: true) else { return }
    let first = max(end, column)
    move(to: row, first)
    changeForBlanks()
    let blanks = last + 1 - first
    text += blanks <= Self.longestBlankEnd ? String(repeating: " ", count: blanks) : "\u{1B}[K"
    if blanks <= Self.longestBlankEnd { advance(by: blanks, isExact: true) }
  }

  /// Whether each cell is to be written: it differs, or a terminal may have drawn over it a doubtful character that differs.
  private static func differences(_ old: [Cell], _ new: [Cell]) -> [Bool] {
    var differs = new.map { _ in false }
    for column in new.indices where old[column] != new[column] {
      for reached in column..<min(column + max(1, old[column].reach), new.count) { differs[reached] = true }
      for reached in column..<min(column + new[column].reach, new.count) where new[reached] != .blank { differs[reached] = true }
    }
    return differs
  }

  /// A character of two columns is written as a whole.
  private static func beginning(of column: Int, in row: [Cell]) -> Int { row[column].columns == 0 ? column - 1 : column }

  /// The end of a run: so many equal cells follow it that they are skipped.
  private static func end(of start: Int, _ differs: [Bool], _ new: [Cell], before end: Int) -> Int {
    var (stop, equal) = (start + 1, 0)
    for column in start..<end {
      equal = differs[column] ? 0 : equal + 1
      if equal >= shortestSkip { break }
      if equal == 0 { stop = column + 1 }
    }
    while stop < end, new[stop].columns == 0 { stop += 1 }
    return stop
  }

  /// - Parameter old: The whole row as it is on the screen.
  private mutating func write(_ cells: ArraySlice<Cell>, over old: [Cell], row: Int) {
    var column = cells.startIndex
    while column < cells.endIndex {
      let blanks = cells[column...].prefix { $0 == .blank }.count
      if blanks >= Self.shortestErasure {
        move(to: row, column)
        changeForBlanks()
        text += "\u{1B}[\(blanks)X"
        column += blanks
        continue
      }
      let cell = cells[column]
      move(to: row, column)
      // A terminal may take one column for the character. The other one must not show what was there before.
      if cell.isDoubtful, cell.columns == 2, old[column + 1] != .blank {
        changeForBlanks()
        text += "\u{1B}[2X"
      }
      if cell == .blank { changeForBlanks() } else { change(to: cell.style) }
      text.append(cell.character)
      let columns = max(cell.columns, 1)
      column += columns
      if cell.isDoubtful { cursor = Cursor(row: row, column: nil) } else { advance(by: columns, isExact: cell.character.isASCII) }
    }
  }

  private mutating func advance(by columns: Int, isExact: Bool) {
    guard let old = cursor, let column = old.column else { return }
    cursor = Cursor(row: old.row, column: column + columns, isExact: old.isExact && isExact)
  }

  private mutating func move(to row: Int, _ column: Int) {
    if let cursor, (cursor.row, cursor.column) == (row, column) { return }
    text += moves(to: row, column).min { $0.utf8.count < $1.utf8.count } ?? ""
    cursor = Cursor(row: row, column: column)
  }

  /// The ways to a place. Those that count from the cursor's column are taken only when it is certain. VT moves down like LF, which the
  /// driver of the terminal would turn into CR LF.
  private func moves(to row: Int, _ column: Int) -> [String] {
    let absolute = column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
    guard let cursor else { return [absolute] }
    let down = row - cursor.row
    guard (0...Self.maximumRowsDown).contains(down) else { return [absolute] }
    let below = String(repeating: "\u{B}", count: down)
    var moves = [down == 0 ? "\u{1B}[\(column + 1)G" : absolute, "\r\(below)\(Self.right(column))"]
    // At the right edge, the cursor is on the last character and not behind it.
    if let from = cursor.column, cursor.isExact, from < columns { moves.append(below + Self.right(column - from)) }
    return moves
  }

  private static func right(_ columns: Int) -> String {
    if columns > 0 { return "\u{1B}[\(columns)C" }
    return columns < -maximumBackspaces ? "\u{1B}[\(-columns)D" : String(repeating: "\u{8}", count: -columns)
  }

  private mutating func changeForBlanks() {
    if style.showsOnBlanks { change(to: .plain) }
  }

  private mutating func change(to next: Style) {
    let (old, new) = (Style(style.emphasis, style.color), Style(next.emphasis, next.color))
    if hasStyles, old != new { text += "\u{1B}[\(StyleSequence.change(from: old, to: new))m" }
    if hasLinks, style.link != next.link { text += StyleSequence.beginning(of: next.link) }
    style = next
  }
}

extension Style {
  /// Whether a blank in this style differs from a plain one.
  fileprivate var showsOnBlanks: Bool { !emphasis.isDisjoint(with: [.underline, .reversed]) || link != nil }
}

extension Cell {
  /// The cell, or the plain blank that looks the same: most styles only change characters.
  fileprivate var asSeen: Cell { character == " " && columns == 1 && !style.showsOnBlanks ? .blank : self }
}

extension StyleSequence {
  /// The parameters of SGR that change one style into another; empty for the plain style, which a reset gives.
  static func change(from old: Style, to new: Style) -> String {
    let loses = !old.emphasis.isSubset(of: new.emphasis) || (old.color != nil && new.color == nil)
    // An empty parameter is a 0, which resets.
    if loses { return new == .plain ? "" : ";" + parameters(of: new) }
    return parameters(of: Style(new.emphasis.subtracting(old.emphasis), new.color == old.color ? nil : new.color))
  }
}

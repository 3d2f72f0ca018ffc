internal import Terminal

/// The text that turns one grid on the screen into another: only what differs is written.
///
/// It uses the control functions CUP, CHA, EL, ECH and SGR of ECMA-48, and synchronized output
/// (https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036), which other terminals ignore.
struct GridDiff {
  private let hasStyles: Bool
  private let hasLinks: Bool
  private var text = ""
  /// Where the terminal's cursor is; nil when that is not certain.
  private var cursor: (row: Int, column: Int)?
  private var style = Style.plain

  /// So many equal cells are written again rather than skipped: moving the cursor takes as many bytes.
  private static let shortestSkip = 5
  /// So many blanks are erased rather than written.
  private static let shortestErasure = 12

  /// The text for a frame; empty when nothing differs.
  /// - Parameters:
  ///   - old: What the screen shows; nil when that is not known.
  ///   - hasStyles: Whether emphasis and colours are written.
  ///   - hasLinks: Whether links are written (OSC 8).
  ///   - images: What changes images in the same moment.
  static func text(from old: Grid?, to new: Grid, hasStyles: Bool, hasLinks: Bool = false, images: String = "") -> String {
    var update = GridDiff(hasStyles: hasStyles, hasLinks: hasLinks)
    let known = old.flatMap { $0.size == new.size ? $0 : nil }
    if known == nil { update.text += "\u{1B}[2J" }
    let before = known ?? Grid(new.size)
    for row in new.rows.indices where before.rows[row] != new.rows[row] {
      update.redraw(row, from: before.rows[row], to: new.rows[row])
    }
    update.change(to: .plain)
    update.text += images
    return update.text.isEmpty ? "" : "\u{1B}[?2026h\(update.text)\u{1B}[?2026l"
  }

  private init(hasStyles: Bool, hasLinks: Bool) {
    self.hasStyles = hasStyles
    self.hasLinks = hasLinks
  }

  private mutating func redraw(_ row: Int, from old: [Cell], to new: [Cell]) {
    let end = (new.lastIndex { $0 != .blank } ?? -1) + 1
    var column = 0
    while let first = (column..<end).first(where: { old[$0] != new[$0] }) {
      let start = Self.beginning(of: first, in: new)
      let stop = Self.end(of: start, old, new, before: end)
      write(new[start..<stop], row: row)
      column = stop
    }
    // The rest of the row is blank.
    if (end..<new.count).contains(where: { old[$0] != .blank }) {
      move(to: row, max(end, column))
      change(to: .plain)
      text += "\u{1B}[K"
    }
  }

  /// A character of two columns is written as a whole.
  private static func beginning(of column: Int, in row: [Cell]) -> Int { row[column].columns == 0 ? column - 1 : column }

  /// The end of a run: so many equal cells follow it that they are skipped.
  private static func end(of start: Int, _ old: [Cell], _ new: [Cell], before end: Int) -> Int {
    var (stop, equal) = (start + 1, 0)
    for column in start..<end {
      equal = old[column] == new[column] ? equal + 1 : 0
      if equal >= shortestSkip { break }
      if equal == 0 { stop = column + 1 }
    }
    while stop < end, new[stop].columns == 0 { stop += 1 }
    return stop
  }

  private mutating func write(_ cells: ArraySlice<Cell>, row: Int) {
    var column = cells.startIndex
    while column < cells.endIndex {
      let blanks = cells[column...].prefix { $0 == .blank }.count
      if blanks >= Self.shortestErasure {
        move(to: row, column)
        change(to: .plain)
        text += "\u{1B}[\(blanks)X"
        column += blanks
        continue
      }
      let cell = cells[column]
      move(to: row, column)
      change(to: cell.style)
      text.append(cell.character)
      column += max(cell.columns, 1)
      cursor = cell.isDoubtful ? nil : (row, column)
    }
  }

  private mutating func move(to row: Int, _ column: Int) {
    if let cursor, cursor == (row, column) { return }
    text += cursor?.row == row ? "\u{1B}[\(column + 1)G" : column == 0 ? "\u{1B}[\(row + 1)H" : "\u{1B}[\(row + 1);\(column + 1)H"
    cursor = (row, column)
  }

  private mutating func change(to next: Style) {
    let (old, new) = (Style(style.emphasis, style.colour), Style(next.emphasis, next.colour))
    if hasStyles, old != new { text += "\u{1B}[\(StyleSequence.change(from: old, to: new))m" }
    if hasLinks, style.link != next.link { text += StyleSequence.beginning(of: next.link) }
    style = next
  }
}

extension StyleSequence {
  /// The parameters of SGR that change one style into another; empty for the plain style, which a reset gives.
  static func change(from old: Style, to new: Style) -> String {
    let loses = !old.emphasis.isSubset(of: new.emphasis) || (old.colour != nil && new.colour == nil)
    if loses { return new == .plain ? "" : "0;" + parameters(of: new) }
    return parameters(of: Style(new.emphasis.subtracting(old.emphasis), new.colour == old.colour ? nil : new.colour))
  }
}

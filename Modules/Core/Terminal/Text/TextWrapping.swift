/// Wraps a line to a width, and keeps the styles.
public enum TextWrapping {
  /// The wrapped lines, at least one.
  ///
  /// A line breaks at a space, or next to an East Asian wide character. It never breaks before closing punctuation or after opening
  /// punctuation. The spaces at a break and before the first word are dropped. A word that is wider than a line is split between
  /// characters.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - columns: The maximum width; values less than 1 count as 1. With one column, a wide character is alone on its line and exceeds the
  /// width.
  ///   - first: The prefix of the first line, such as the marker of a list item.
  ///   - rest: The prefix of the other lines, such as spaces. A prefix that leaves less than two columns for the text is omitted.
  public static func wrapped(
    _ line: StyledLine, to columns: Int, first: StyledLine = .empty, rest: StyledLine = .empty
  ) -> [StyledLine] {
    var paragraph = Paragraph(line, columns: max(1, columns), first: first, rest: rest)
    WrappingUnit.forEach(of: line) { paragraph.append($0) }
    return paragraph.finished()
  }

  /// A paragraph under construction: the finished lines, and the current line.
  private struct Paragraph {
    private let line: StyledLine
    private let rest: StyledLine
    private var lines: [StyledLine] = []
    private var indent: StyledLine
    /// The columns that the indent leaves.
    private var width: Int
    private let widthOfRest: Int
    /// The words of the current line, and the spaces between them; nil for none.
    private var filled: WrappingUnit?
    /// The columns of the spaces behind them.
    private var spaces = 0

    init(_ line: StyledLine, columns: Int, first: StyledLine, rest: StyledLine) {
      self.line = line
      self.rest = Self.leavesRoom(rest, in: columns) ? rest : .empty
      indent = Self.leavesRoom(first, in: columns) ? first : .empty
      width = columns - indent.columns
      widthOfRest = columns - self.rest.columns
    }

    mutating func append(_ unit: WrappingUnit) {
      if unit.isSpace {
        if filled != nil { spaces = unit.columns }
        return
      }
      if filled != nil, spaces + unit.columns > room { endLine() }
      guard spaces + unit.columns <= room else { return appendBroken(unit) }
      fill(from: unit.start, to: unit.end, columns: spaces + unit.columns)
      spaces = 0
    }

    mutating func finished() -> [StyledLine] {
      if filled != nil || lines.isEmpty { endLine() }
      return lines
    }

    private static func leavesRoom(_ indent: StyledLine, in columns: Int) -> Bool { columns - indent.columns >= 2 }

    private var room: Int { width - (filled?.columns ?? 0) }

    private mutating func fill(from start: WrappingUnit.Place, to end: WrappingUnit.Place, columns: Int) {
      if filled == nil { filled = WrappingUnit(at: start) }
      filled?.extend(to: end, columns: columns)
    }

    private mutating func appendBroken(_ unit: WrappingUnit) {
      var place = unit.start
      for span in unit.cut(from: line).spans {
        MeasuredCharacter.forEach(of: span.text) { character in
          let start = place
          place.move(by: character.bytes, in: line)
          if character.columns > room, filled != nil { endLine() }
          fill(from: start, to: place, columns: character.columns)
        }
      }
    }

    private mutating func endLine() {
      lines.append(filled.map { indent + $0.cut(from: line) } ?? indent)
      indent = rest
      width = widthOfRest
      filled = nil
      spaces = 0
    }
  }
}

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
    var paragraph = Paragraph(columns: max(1, columns), first: first, rest: rest)
    for piece in WrappingUnit.pieces(of: line) { paragraph.append(piece) }
    return paragraph.finished()
  }

  /// A paragraph under construction: the finished lines, and the current line.
  private struct Paragraph {
    private let columns: Int
    private let rest: StyledLine
    private var lines: [StyledLine] = []
    private var indent: StyledLine
    private var filled = WrappingUnit()
    private var spaces = WrappingUnit()

    init(columns: Int, first: StyledLine, rest: StyledLine) {
      self.columns = columns
      self.rest = Self.leavesRoom(rest, in: columns) ? rest : .empty
      indent = Self.leavesRoom(first, in: columns) ? first : .empty
    }

    mutating func append(_ piece: WrappingUnit) {
      if piece.isSpace {
        if !filled.isEmpty { spaces = piece }
        return
      }
      if !filled.isEmpty, spaces.columns + piece.columns > room { endLine() }
      filled.append(spaces)
      spaces = WrappingUnit()
      if piece.columns <= room { filled.append(piece) } else { appendBroken(piece) }
    }

    mutating func finished() -> [StyledLine] {
      if !filled.isEmpty || lines.isEmpty { endLine() }
      return lines
    }

    private static func leavesRoom(_ indent: StyledLine, in columns: Int) -> Bool { columns - indent.columns >= 2 }

    private var room: Int { columns - indent.columns - filled.columns }

    private mutating func appendBroken(_ piece: WrappingUnit) {
      for cell in piece.cells {
        if cell.columns > room, !filled.isEmpty { endLine() }
        filled.append(cell)
      }
    }

    private mutating func endLine() {
      lines.append(indent + filled.line)
      indent = rest
      filled = WrappingUnit()
      spaces = WrappingUnit()
    }
  }
}

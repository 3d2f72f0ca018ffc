/// Breaks a line into lines of a width, with the styles kept.
public enum TextWrapping {
  /// The lines that hold a text; one line at least.
  ///
  /// A line ends at a space, or beside an East Asian wide character, but neither before closing nor after opening punctuation. The spaces
  /// at which it ends are dropped, and so are those before the first word. A word wider than a line is broken between characters.
  ///
  /// - Parameters:
  ///   - line: The text.
  ///   - columns: The widest a line may be; less than 1 counts as 1. In one column, a wide character has a line to itself and sticks out.
  ///   - first: What the first line begins with, say a list item's sign.
  ///   - rest: What the other lines begin with, say as many spaces. An indent that leaves less than two columns for the text is left out.
  public static func wrapped(
    _ line: StyledLine, to columns: Int, first: StyledLine = .empty, rest: StyledLine = .empty
  ) -> [StyledLine] {
    var paragraph = Paragraph(columns: max(1, columns), first: first, rest: rest)
    for piece in WrappingUnit.pieces(of: line) { paragraph.append(piece) }
    return paragraph.finished()
  }

  /// Lines under construction: the finished ones, and the one that is being filled.
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

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
    WrappingUnit.forEach(of: line) { paragraph.append($0) }
    return paragraph.finished()
  }

  /// A paragraph under construction: the finished lines, and the current line.
  private struct Paragraph {
    private let columns: Int
    private let rest: StyledLine
    private var lines: [StyledLine] = []
    private var indent: StyledLine
    /// The columns that the indent leaves.
    private var width: Int
    private var filled = WrappingUnit()
    private var spaces = WrappingUnit()

    init(columns: Int, first: StyledLine, rest: StyledLine) {
      self.columns = columns
      self.rest = Self.leavesRoom(rest, in: columns) ? rest : .empty
      indent = Self.leavesRoom(first, in: columns) ? first : .empty
      width = columns - indent.columns
    }

    mutating func append(_ unit: WrappingUnit) {
      if unit.isSpace {
        if !filled.isEmpty { spaces = unit }
        return
      }
      if !filled.isEmpty, spaces.columns + unit.columns > room { endLine() }
      filled.append(spaces)
      spaces = WrappingUnit()
      if unit.columns <= room { filled.append(unit) } else { appendBroken(unit.line) }
    }

    mutating func finished() -> [StyledLine] {
      if !filled.isEmpty || lines.isEmpty { endLine() }
      return lines
    }

    private static func leavesRoom(_ indent: StyledLine, in columns: Int) -> Bool { columns - indent.columns >= 2 }

    private var room: Int { width - filled.columns }

    private mutating func appendBroken(_ line: StyledLine) {
      for span in line.spans {
        for character in span.text {
          let columns = CharacterWidth.columns(of: character)
          if columns > room, !filled.isEmpty { endLine() }
          filled.append(String(character), span.style, columns: columns)
        }
      }
    }

    private mutating func endLine() {
      lines.append(indent + filled.line)
      indent = rest
      width = columns - rest.columns
      filled = WrappingUnit()
      spaces = WrappingUnit()
    }
  }
}

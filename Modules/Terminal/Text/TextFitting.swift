/// Makes lines fit a number of columns. A character is never split: one of two columns that would stick out is left out whole.
public enum TextFitting {
  /// Where a text stands in the room that it is given.
  public enum Alignment: Hashable, Sendable {
    /// At the start, with spaces after it.
    case leading
    /// At the end, with spaces before it.
    case trailing
  }

  private static let ellipsis = "…"

  /// The line in at most so many columns; where something is cut off, `…` in the style of its place says so.
  public static func truncated(_ line: StyledLine, to columns: Int) -> StyledLine {
    if line.columns <= columns { return line }
    guard columns > 0 else { return .empty }
    var room = columns - 1
    var kept: [Span] = []
    for span in line.spans {
      let width = span.columns
      if width > room {
        kept.append(Span(filtered: beginning(of: span.text, columns: room) + ellipsis, span.style))
        break
      }
      kept.append(span)
      room -= width
    }
    return StyledLine(kept)
  }

  /// The line in at least so many columns, with spaces where it is shorter.
  public static func padded(_ line: StyledLine, to columns: Int, _ alignment: Alignment = .leading) -> StyledLine {
    let missing = columns - line.columns
    guard missing > 0 else { return line }
    let spaces = StyledLine(String(repeating: " ", count: missing))
    return alignment == .leading ? line + spaces : spaces + line
  }

  /// The line in exactly so many columns: cut or padded.
  public static func fitted(_ line: StyledLine, to columns: Int, _ alignment: Alignment = .leading) -> StyledLine {
    padded(truncated(line, to: columns), to: columns, alignment)
  }

  /// As many whole characters as the columns hold, without the spaces at their end.
  private static func beginning(of text: String, columns: Int) -> String {
    var room = columns
    let fitting = text.prefix { character in
      room -= CharacterWidth.columns(of: character)
      return room >= 0
    }
    let end = fitting.lastIndex { $0 != " " }.map(fitting.index(after:)) ?? fitting.startIndex
    return String(fitting[..<end])
  }
}

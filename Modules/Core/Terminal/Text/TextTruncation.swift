/// Fits lines to a number of columns. A character of two columns is never split: when only one column is left, the character is omitted.
public enum TextTruncation {
  /// The position of a text within the available columns.
  public enum Alignment: Hashable, Sendable {
    /// At the start, followed by spaces.
    case leading
    /// At the end, preceded by spaces.
    case trailing
  }

  private static let ellipsis = "…"

  /// Shortens the line to at most `columns` columns. A shortened line ends with `…`, in the style of the last character.
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

  /// Shortens a text to at most `columns` columns. `…` is in place of its middle.
  public static func withoutMiddle(_ text: String, to columns: Int) -> String {
    guard TextWidth.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    var (room, count) = ((columns - 1) / 2, 0)
    for character in text.reversed() {
      room -= CharacterWidth.columns(of: character)
      if room < 0 { break }
      count += 1
    }
    let end = String(text.suffix(count))
    return beginning(of: text, columns: columns - 1 - TextWidth.columns(of: end)) + ellipsis + end
  }

  /// Pads the line with spaces to at least `columns` columns.
  public static func padded(_ line: StyledLine, to columns: Int, _ alignment: Alignment = .leading) -> StyledLine {
    let missing = columns - line.columns
    guard missing > 0 else { return line }
    let spaces = StyledLine(String(repeating: " ", count: missing))
    return alignment == .leading ? line + spaces : spaces + line
  }

  /// Shortens or pads the line to exactly `columns` columns.
  public static func fitted(_ line: StyledLine, to columns: Int, _ alignment: Alignment = .leading) -> StyledLine {
    padded(truncated(line, to: columns), to: columns, alignment)
  }

  /// The longest prefix of whole characters that fits, without trailing spaces.
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

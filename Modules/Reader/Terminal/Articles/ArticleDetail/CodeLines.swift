import CoreTerminal

/// The lines of a program or of other preformatted text.
enum CodeLines {
  private static let columnsOfTab = 8
  /// The mark before the rest of a line that is too long for the window.
  private static let continuation = "↪ "
  /// The least room in which lines are broken. The window itself breaks longer lines when it is narrower.
  private static let narrowest = 8

  /// The lines with tabs as spaces. An overlong line is broken behind a space or a sign, if one is in its last third, and each further part
  /// begins with a mark.
  static func lines(for text: String, style: Style, columns: Int) -> [StyledLine] {
    pieces(of: text[...], between: "\n").flatMap { broken(withoutTabs($0), style, to: columns) }
  }

  /// A tab fills the columns up to the next tab stop.
  private static func withoutTabs(_ line: Substring) -> String {
    var text = ""
    var columns = 0
    for (index, piece) in pieces(of: line, between: "\t").enumerated() {
      if index > 0 {
        let spaces = columnsOfTab - columns % columnsOfTab
        text += String(repeating: " ", count: spaces)
        columns += spaces
      }
      let span = Span(String(piece))
      text += span.text
      columns += span.columns
    }
    return text
  }

  private static func pieces(of text: Substring, between separator: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false).map { Substring($0) }
  }

  private static func broken(_ line: String, _ style: Style, to columns: Int) -> [StyledLine] {
    guard columns >= narrowest, TextWidth.columns(of: line) > columns else { return [StyledLine(line, style)] }
    var parts: [StyledLine] = []
    var start = line.startIndex
    while start < line.endIndex {
      let mark = parts.isEmpty ? .empty : StyledLine(continuation, .dim)
      let end = end(of: line, from: start, columns: columns - mark.columns)
      parts.append(mark + StyledLine(String(line[start..<end]), style))
      start = end
    }
    return parts
  }

  /// The end of the part that begins at an index: as much as fits, but at least one character.
  private static func end(of line: String, from start: String.Index, columns: Int) -> String.Index {
    var room = columns
    var end = start
    var lastBreak: String.Index?
    while end < line.endIndex {
      let character = line[end]
      let width = CharacterWidth.columns(of: character)
      if width > room, end > start { return lastBreak ?? end }
      room -= width
      end = line.index(after: end)
      if room <= columns / 3, !isWordPart(character) { lastBreak = end }
    }
    return end
  }

  private static func isWordPart(_ character: Character) -> Bool {
    guard let ascii = character.asciiValue else { return character.isLetter || character.isNumber }
    // The tables of Unicode take long.
    return ascii == UInt8(ascii: "_") || 0x30...0x39 ~= ascii || 0x61...0x7A ~= ascii | 0x20
  }
}

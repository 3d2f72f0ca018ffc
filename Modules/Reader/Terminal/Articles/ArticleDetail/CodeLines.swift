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
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      broken(cells(of: line, style), to: columns).map(\.line)
    }
  }

  /// The characters of a line. A tab fills the columns up to the next tab stop.
  private static func cells(of line: Substring, _ style: Style) -> WrappingUnit {
    var cells = WrappingUnit()
    for (index, piece) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if index > 0 {
        for _ in 0..<columnsOfTab - cells.columns % columnsOfTab { cells.append(WrappingUnit.Cell(" ", style)) }
      }
      for character in Span(String(piece)).text { cells.append(WrappingUnit.Cell(character, style)) }
    }
    return cells
  }

  private static func broken(_ line: WrappingUnit, to columns: Int) -> [WrappingUnit] {
    guard line.columns > columns, columns >= narrowest else { return [line] }
    var parts = [WrappingUnit()]
    var rest = line.cells[...]
    while !rest.isEmpty {
      let isFirst = parts.count == 1
      let end = end(of: rest, columns: columns - (isFirst ? 0 : continuation.count))
      for cell in rest[..<end] { parts[parts.count - 1].append(cell) }
      rest = rest[end...]
      guard !rest.isEmpty else { break }
      parts.append(WrappingUnit())
      for character in continuation { parts[parts.count - 1].append(WrappingUnit.Cell(character, .dim)) }
    }
    return parts
  }

  /// The end of the next part: as much as fits, but at least one character.
  private static func end(of rest: ArraySlice<WrappingUnit.Cell>, columns: Int) -> Int {
    var room = columns
    var end = rest.startIndex
    var lastBreak: Int?
    while end < rest.endIndex, rest[end].columns <= room || end == rest.startIndex {
      room -= rest[end].columns
      end += 1
      if room <= columns / 3, !rest[end - 1].isWordPart { lastBreak = end }
    }
    return end < rest.endIndex ? lastBreak ?? end : end
  }
}

extension WrappingUnit.Cell {
  /// Whether the character is part of a word or a name.
  fileprivate var isWordPart: Bool { character.isLetter || character.isNumber || character == "_" }
}

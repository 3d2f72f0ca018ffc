internal import CoreTerminal

extension ScreenMenu {
  private static let keyColumns = 12
  private static let nameColumns = 21
  private static let numberColumns = 4

  /// The actions or links, from some above the selected one on.
  func lines(size: ScreenSize) -> [StyledLine] {
    let lines = items.enumerated().dropFirst(firstIndex(rows: size.rows)).prefix(size.rows).map { index, item in
      var line = StyledLine([SelectionMark.span(isSelected: index == selected, hasFocus: true)])
      let columns = min(item.name.isEmpty ? Self.numberColumns : Self.keyColumns, size.columns / 3)
      if !item.keys.isEmpty || item.isAction { line += TextTruncation.fitted(StyledLine(item.keys, .bold), to: columns) + StyledLine(" ") }
      if size.columns >= ScreenLayout.columnsForTwo, !item.name.isEmpty {
        line += TextTruncation.padded(StyledLine(item.name), to: Self.nameColumns)
      }
      line.append(item.meaning, item.name.isEmpty ? .plain : .dim)
      return TextTruncation.truncated(line, to: size.columns)
    }
    return lines.isEmpty ? [StyledLine("  Nothing matches.", .dim)] : lines
  }
}

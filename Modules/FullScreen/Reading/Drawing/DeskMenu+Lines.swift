internal import Domain
internal import Scenes
internal import Terminal

extension DeskMenu {
  private static let keyColumns = 14
  private static let nameColumns = 20

  /// The actions, from some above the selected one on.
  func lines(size: ScreenSize) -> [StyledLine] {
    let rows = max(1, size.rows - 2)
    let top = max(0, min(selected - rows / 2, bindings.count - rows))
    let lines = bindings.enumerated().dropFirst(top).prefix(rows).map { index, binding in
      var line = StyledLine([SelectionMark.span(isSelected: index == selected, hasFocus: true)])
      let keys = binding.keys.map(\.description).joined(separator: " ")
      line += TextFitting.fitted(StyledLine(keys, .bold), to: min(Self.keyColumns, size.columns / 3)) + StyledLine(" ")
      if size.columns >= DeskLayout.columnsForTwo { line += TextFitting.padded(StyledLine(binding.action.rawValue), to: Self.nameColumns) }
      line.append(binding.meaning, .dim)
      return TextFitting.truncated(line, to: size.columns)
    }
    return lines.isEmpty ? [StyledLine("  No action matches.", .dim)] : lines
  }
}

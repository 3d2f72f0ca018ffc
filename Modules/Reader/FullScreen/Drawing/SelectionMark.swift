internal import CoreTerminal

/// The mark of the selected row. The pane with the keys has another sign, which is also seen in a copied text.
enum SelectionMark {
  /// - Parameter isInSelection: whether the row is one of several that the user has selected.
  static func span(isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool) -> Span {
    if isInSelection, !isSelected { return Span("+", .bold) }
    return isSelected ? hasFocus ? Span(">", Style([.bold, .reversed])) : Span("-", .dim) : Span(" ")
  }

  /// The whole row in the style of the selection, if it is the selected one of the pane with the keys. Its own emphasis stays.
  static func row(_ line: StyledLine, isSelected: Bool, hasFocus: Bool, columns: Int, _ palette: Palette) -> StyledLine {
    guard isSelected, hasFocus else { return line }
    let selection = palette[.selection]
    return StyledLine(
      TextTruncation.padded(line, to: columns).spans.map { span in
        Span(
          span.text,
          Style(span.style.emphasis.subtracting(.dim).union(selection.emphasis), selection.color, on: selection.background))
      })
  }
}

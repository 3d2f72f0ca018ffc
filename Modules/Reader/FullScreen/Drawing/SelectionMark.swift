internal import CoreTerminal

/// The mark of the selected row. The pane with the keys has another sign, which is also seen in a copied text.
enum SelectionMark {
  /// - Parameter isInSelection: whether the row is one of several that the user has selected.
  static func span(isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool) -> Span {
    if isInSelection, !isSelected { return Span("+", .bold) }
    return isSelected ? hasFocus ? Span(">", Style([.bold, .reversed])) : Span("-", .dim) : Span(" ")
  }

  /// The whole row in the colours of a cursor, if it is the selected one of the pane with the keys. What is red stays red.
  static func row(_ line: StyledLine, isSelected: Bool, hasFocus: Bool, columns: Int) -> StyledLine {
    guard isSelected, hasFocus else { return line }
    return StyledLine(
      TextFitting.padded(line, to: columns).spans.map { span in
        var style = span.style
        style.emphasis.remove(.dim)
        style.emphasis.insert(.reversed)
        if style.colour != .red { style.colour = nil }
        return Span(span.text, style)
      })
  }
}

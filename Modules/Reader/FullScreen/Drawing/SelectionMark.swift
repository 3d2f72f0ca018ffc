internal import CoreTerminal

/// The mark of the selected row. Only this cell changes when the selection moves, so that a step takes few bytes.
///
/// The pane with the keys has another sign, which is also seen without colours, and on a light background.
enum SelectionMark {
  /// - Parameter isInSelection: whether the row is one of several that the user has selected.
  static func span(isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool) -> Span {
    if isInSelection, !isSelected { return Span("+", .bold) }
    return isSelected ? hasFocus ? Span(">", Style([.bold, .reversed])) : Span("-", .dim) : Span(" ")
  }
}

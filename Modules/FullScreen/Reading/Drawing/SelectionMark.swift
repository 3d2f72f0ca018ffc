internal import Terminal

/// The mark of the selected row. Only this cell changes when the selection moves, so that a step takes few bytes.
///
/// The pane with the keys has another sign, which is also seen without colours, and on a light background.
enum SelectionMark {
  static func span(isSelected: Bool, hasFocus: Bool) -> Span {
    isSelected ? hasFocus ? Span(">", Style([.bold, .reversed])) : Span("-", .dim) : Span(" ")
  }
}

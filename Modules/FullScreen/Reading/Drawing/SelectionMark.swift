internal import Terminal

/// The mark of the selected row. Only this cell changes when the selection moves, so that a step takes few bytes.
enum SelectionMark {
  static func span(isSelected: Bool, hasFocus: Bool) -> Span {
    isSelected ? Span(">", hasFocus ? Style(.bold, .cyan) : .dim) : Span(" ")
  }
}

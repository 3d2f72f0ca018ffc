/// The selected row, and the rows that are visible.
extension ListPane {
  /// Selects a row near the selected one.
  mutating func move(by distance: Int) {
    guard !rows.isEmpty else { return }
    selectedID = rows[min(max((selectedIndex ?? 0) + distance, 0), rows.count - 1)].id
  }

  /// Scrolls by some rows. The selection moves only when it would leave the window.
  mutating func scroll(by distance: Int, height: Int) {
    guard height > 0, let selected = selectedIndex else { return }
    let (top, reached) = Scrolling.scrolled(by: distance, from: topIndex, selected: selected, count: rows.count, height: height)
    (topID, selectedID) = (rows[top].id, rows[reached].id)
  }

  /// The next unread row above or below the selected one.
  func unread(_ direction: Int) -> ListPaneRow? {
    guard let selectedIndex else { return nil }
    let rest = direction > 0 ? Array(rows[(selectedIndex + 1)...]) : rows[..<selectedIndex].reversed()
    return rest.first { !$0.isRead }
  }

  /// Scrolls until the selected row is visible.
  mutating func scroll(toFit height: Int) {
    guard height > 0, let selected = selectedIndex else { return }
    topID = rows[Scrolling.top(showing: selected, from: topIndex, count: rows.count, height: height)].id
  }
}

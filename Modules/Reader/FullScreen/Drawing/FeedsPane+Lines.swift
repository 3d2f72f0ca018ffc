internal import CoreTerminal
internal import ReaderScenes

extension FeedsPane {
  func lines(size: ScreenSize, hasFocus: Bool, _ palette: Palette) -> [StyledLine] {
    rows.dropFirst(top).prefix(size.rows).map { row in
      let mark = StyledLine([SelectionMark.span(isSelected: row.id == selectedID, hasFocus: hasFocus)])
      // A blank column keeps the numbers apart from the line beside them.
      let room = size.columns - mark.columns - 1
      switch row {
      case .view(let view): return mark + TextFitting.truncated(StyledLine(view.title, .bold), to: room)
      case .saved(let view): return mark + Self.line(for: view, columns: room)
      case .folder(let name): return mark + TextFitting.truncated(StyledLine("▾ \(name)", Style([], palette.place)), to: room)
      case .feed(let feed): return mark + Self.line(for: feed, columns: room)
      }
    }
  }

  private static func line(for view: ViewRow, columns: Int) -> StyledLine {
    let style: Style = view.problem != nil ? Style([], .red) : view.hasUnread ? .bold : .dim
    let number = view.hasUnread ? StyledLine(" \(view.unread)", .dim) : .empty
    return TextFitting.fitted(StyledLine("@\(view.name)", style), to: max(0, columns - number.columns)) + number
  }

  private static func line(for feed: FeedRow, columns: Int) -> StyledLine {
    let style: Style = feed.problem != nil ? Style([], .red) : feed.hasUnread ? .bold : .dim
    let title = StyledLine((feed.folder.isEmpty ? "" : "  ") + feed.title, style)
    let number = feed.hasUnread ? StyledLine(" \(feed.unread)", .dim) : .empty
    return TextFitting.fitted(title, to: max(0, columns - number.columns)) + number
  }
}

internal import Domain
internal import Scenes

/// The mark of the selected row. Only this cell changes when the selection moves, so that a step takes few bytes.
enum SelectionMark {
  static func span(isSelected: Bool, hasFocus: Bool) -> Span {
    isSelected ? Span(">", hasFocus ? Style(.bold, .cyan) : .dim) : Span(" ")
  }
}

extension ListPaneRow {
  private static let ageColumns = 5
  private static let feedColumns = 18
  /// From this width on, the feed's title is shown.
  private static let columnsWithFeed = 60
  private static let columnsWithAge = 30

  func line(columns: Int, isSelected: Bool, hasFocus: Bool) -> StyledLine {
    var line = StyledLine([SelectionMark.span(isSelected: isSelected, hasFocus: hasFocus)])
    line.append(isCertain ? MarkWording.signs(for: status) : "  ", Style(.bold, .yellow))
    line.append(" ")
    if columns >= Self.columnsWithAge {
      line += TextFitting.fitted(StyledLine(row.age, .dim), to: Self.ageColumns, .trailing)
      line.append("  ")
    }
    if columns >= Self.columnsWithFeed {
      line += TextFitting.fitted(StyledLine(row.feedTitle, Style(isRead ? .dim : [], .cyan)), to: Self.feedColumns)
      line.append("  ")
    }
    line.append(row.title, isRead ? .dim : .bold)
    return TextFitting.truncated(line, to: columns)
  }
}

extension FeedsPane {
  func lines(size: ScreenSize, hasFocus: Bool) -> [StyledLine] {
    rows.dropFirst(top).prefix(size.rows).map { row in
      let mark = StyledLine([SelectionMark.span(isSelected: row.id == selectedID, hasFocus: hasFocus)])
      let room = size.columns - mark.columns
      switch row {
      case .view(let view): return mark + TextFitting.truncated(StyledLine(view.title, Style(.bold, .cyan)), to: room)
      case .folder(let name): return mark + TextFitting.truncated(StyledLine("▾ \(name)", Style([], .cyan)), to: room)
      case .feed(let feed): return mark + Self.line(for: feed, columns: room)
      }
    }
  }

  private static func line(for feed: FeedRow, columns: Int) -> StyledLine {
    let style: Style = feed.problem != nil ? Style([], .red) : feed.hasUnread ? .bold : .dim
    let title = StyledLine((feed.folder.isEmpty ? "" : "  ") + feed.title, style)
    let number = feed.hasUnread ? StyledLine(" \(feed.unread)", .dim) : .empty
    return TextFitting.fitted(title, to: max(0, columns - number.columns)) + number
  }
}

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

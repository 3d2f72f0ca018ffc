internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

extension ListPaneRow {
  private static let ageColumns = 5
  private static let feedColumns = 18
  private static let fewFeedColumns = 12
  /// From these widths on, the feed's title is shown, in few columns or in many.
  private static let columnsWithFewOfFeed = 44
  private static let columnsWithFeed = 60
  private static let columnsWithAge = 30

  /// - Parameter hasFeed: whether to name the feed, in a list of several feeds.
  func line(
    columns: Int, isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool, hasFeed: Bool, _ palette: Palette
  ) -> StyledLine {
    var line = StyledLine([SelectionMark.span(isSelected: isSelected, isInSelection: isInSelection, hasFocus: hasFocus)])
    line.append(isCertain ? MarkWording.signs(for: status) : "  ", .bold)
    line.append(" ")
    if columns >= Self.columnsWithAge {
      line += TextFitting.fitted(StyledLine(row.age, .dim), to: Self.ageColumns, .trailing)
      line.append("  ")
    }
    if hasFeed, columns >= Self.columnsWithFewOfFeed {
      let room = columns >= Self.columnsWithFeed ? Self.feedColumns : Self.fewFeedColumns
      line += TextFitting.fitted(StyledLine(row.feedTitle, feedStyle(palette)), to: room)
      line.append("  ")
    }
    line.append(row.title, palette.title(isRead: isRead, isStarred: status.has(.starred)))
    if !status.tags.isEmpty { line.append("  \(TagWording.text(status.tags))", palette[.tags]) }
    return SelectionMark.row(
      TextFitting.truncated(line, to: columns), isSelected: isSelected, hasFocus: hasFocus, columns: columns, palette)
  }

  private func feedStyle(_ palette: Palette) -> Style {
    var style = palette[.feed]
    if isRead { style.emphasis.insert(.dim) }
    return style
  }
}

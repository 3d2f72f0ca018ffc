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
      line += TextFitting.fitted(StyledLine(row.feedTitle, Style(isRead ? .dim : [], palette.place)), to: room)
      line.append("  ")
    }
    line.append(row.title, isRead ? .dim : .bold)
    if !status.tags.isEmpty { line.append("  \(TagWording.text(status.tags))", .dim) }
    return SelectionMark.row(
      TextFitting.truncated(line, to: columns), isSelected: isSelected, hasFocus: hasFocus, columns: columns)
  }
}

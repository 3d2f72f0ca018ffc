internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes

extension ListPaneRow {
  private static let ageColumns = 5
  private static let feedColumns = 18
  /// From this width on, the feed's title is shown.
  private static let columnsWithFeed = 60
  private static let columnsWithAge = 30

  func line(columns: Int, isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool, _ palette: Palette) -> StyledLine {
    var line = StyledLine([SelectionMark.span(isSelected: isSelected, isInSelection: isInSelection, hasFocus: hasFocus)])
    line.append(isCertain ? MarkWording.signs(for: status) : "  ", .bold)
    line.append(" ")
    if columns >= Self.columnsWithAge {
      line += TextFitting.fitted(StyledLine(row.age, .dim), to: Self.ageColumns, .trailing)
      line.append("  ")
    }
    if columns >= Self.columnsWithFeed {
      line += TextFitting.fitted(StyledLine(row.feedTitle, Style(isRead ? .dim : [], palette.place)), to: Self.feedColumns)
      line.append("  ")
    }
    line.append(row.title, isRead ? .dim : .bold)
    if !status.tags.isEmpty { line.append("  \(TagWording.text(status.tags))", .dim) }
    return TextFitting.truncated(line, to: columns)
  }
}

internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

extension ArticleColumnWidths {
  /// The widths of the columns of a list, and how much of a title must be left.
  private static let needs: [(column: ArticleListLayout.Column, needs: [Need])] = [
    (.feed, [Need(width: 18, title: 29), Need(width: 12, title: 19)]), (.author, [Need(width: 18, title: 29), Need(width: 12, title: 19)]),
    (.tags, [Need(width: 16, title: 19)]),
  ]

  /// The columns of the full screen.
  /// - Parameter hasFeed: whether to name the feed, in a list of several feeds.
  init(_ layout: ArticleListLayout, columns: Int, hasFeed: Bool) {
    // One column is that of the selection's mark.
    self.init(
      layout, without: hasFeed ? [.id] : [.id, .feed], columns: columns - 1,
      needs: [(column: .date, needs: [Need(width: layout.date.columns, title: 19)])] + Self.needs)
  }
}

extension ListPaneRow {
  func line(
    _ shown: ArticleColumnWidths, columns: Int, isSelected: Bool, isInSelection: Bool = false, hasFocus: Bool, _ palette: Palette
  ) -> StyledLine {
    let mark = StyledLine([SelectionMark.span(isSelected: isSelected, isInSelection: isInSelection, hasFocus: hasFocus)])
    let line = mark + shown.line { span(of: $0, palette) }
    return SelectionMark.row(
      TextTruncation.truncated(line, to: columns), isSelected: isSelected, hasFocus: hasFocus, columns: columns, palette)
  }

  private func span(of column: ArticleListLayout.Column, _ palette: Palette) -> Span {
    switch column {
    case .marks: Span(isCertain ? MarkWording.signs(for: status) : "  ", .bold)
    case .id: Span(row.id, .dim)
    case .date: Span(row.date, .dim)
    case .feed: Span(FeedTitle.withoutScheme(row.feedTitle), style(.feed, palette))
    case .author: Span(row.author, style(.feed, palette))
    case .title: Span(row.title, palette.title(isRead: isRead, isStarred: status.has(.starred)))
    case .tags: Span(TagWording.text(status.tags), palette[.tags])
    }
  }

  private func style(_ part: Palette.Part, _ palette: Palette) -> Style {
    var style = palette[part]
    if isRead { style.emphasis.insert(.dim) }
    return style
  }
}

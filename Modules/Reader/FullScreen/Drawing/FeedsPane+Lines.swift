internal import CoreTerminal
internal import ReaderScenes

extension FeedsPane {
  func lines(size: ScreenSize, hasFocus: Bool, _ palette: Palette) -> [StyledLine] {
    zip(rows.indices, rows).dropFirst(top).prefix(size.rows).map { index, row in
      let isSelected = row.id == selectedID
      var mark = StyledLine([SelectionMark.span(isSelected: isSelected, hasFocus: hasFocus)])
      if isShowingFound { mark.append(index < Self.labels ? "\(index + 1) " : "  ", palette[.hint]) }
      // A blank column keeps the numbers apart from the line beside them.
      let room = size.columns - mark.columns - 1
      let line =
        switch row {
        case .view(let view): TextTruncation.truncated(StyledLine(view.title, .bold), to: room)
        case .saved(let view): Self.line(for: view, columns: room, palette)
        case .folder(let folder): self.line(for: folder, columns: room, palette)
        case .feed(let feed): self.line(for: feed, columns: room, palette)
        }
      return SelectionMark.row(mark + line, isSelected: isSelected, hasFocus: hasFocus, columns: size.columns, palette)
    }
  }

  private static func line(for view: ViewRow, columns: Int, _ palette: Palette) -> StyledLine {
    let style = palette[view.problem != nil ? .problem : view.hasUnread ? .unread : .read]
    let end = sign(view.problem != nil, palette) + (view.hasUnread ? StyledLine(" \(view.unread)", .dim) : .empty)
    return TextTruncation.fitted(StyledLine("@\(view.name)", style), to: max(0, columns - end.columns)) + end
  }

  private func line(for folder: FolderRow, columns: Int, _ palette: Palette) -> StyledLine {
    let isFolded = folded.contains(folder.path)
    // An open folder shows the numbers of its feeds.
    let number = isFolded && folder.hasUnread ? StyledLine(" \(folder.unread)", .dim) : .empty
    let name = StyledLine("\(isFolded ? "▸" : "▾") \(folder.path)", palette[.folder])
    return TextTruncation.fitted(name, to: max(0, columns - number.columns)) + number
  }

  private func line(for feed: FeedRow, columns: Int, _ palette: Palette) -> StyledLine {
    let style = palette[feed.problem != nil ? .problem : feed.hasUnread ? .unread : .read]
    let indent = feed.folder.isEmpty || isShowingFound ? "" : "  "
    let end = Self.sign(feed.problem != nil, palette) + (feed.hasUnread ? StyledLine(" \(feed.unread)", .dim) : .empty)
    let room = max(0, columns - end.columns)
    let title = FeedTitle.shortened(feed.title, to: max(0, room - indent.count))
    return TextTruncation.fitted(StyledLine(indent + title, style), to: room) + end
  }

  /// A sign tells what color tells, for terminals and users without it.
  private static func sign(_ isFailing: Bool, _ palette: Palette) -> StyledLine { isFailing ? StyledLine(" !", palette[.problem]) : .empty }
}

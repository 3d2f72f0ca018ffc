internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Reading on: the next article, and the next one that is unread.
extension ScreenState {
  mutating func step(by distance: Int) -> [ScreenRequest] {
    switch focus {
    case .feeds: return feeds.moveToFeed(distance, unread: false) ? [] : say("There is no further feed.")
    case .list: return move(by: distance)
    case .article:
      selectOpenArticle()
      let before = list.selectedID
      list.move(by: distance)
      guard list.selectedID != before, let row = list.selected else { return say("There is no further article.") }
      return open(row)
    }
  }

  mutating func pageOrReadOn() -> [ScreenRequest] {
    let height = layout.article?.size.rows ?? 1
    guard let article, !article.isAtEnd(height: height) else { return readOn() }
    return move(by: max(1, height - 1))
  }

  /// Opens the next unread article: of the list, or of the next feed when the list shows one feed.
  mutating func readOn() -> [ScreenRequest] {
    selectOpenArticle()
    if let selected = list.selected, focus != .article, !selected.isRead { return open(selected) }
    if let next = list.unread(1) { return open(next) }
    // Each part of a list in another order costs as much as all of it, so the article is looked for at once.
    if list.isReordered, let requests = seek(1) { return requests }
    let more = list.hasMore ? list.requestForMore(height: ListPane.maximum) : nil
    if more != nil || list.isAsking {
      afterRows = .readOn
      return more.map { [.list($0)] } ?? []
    }
    return seek(1) ?? readNextFeed() ?? sayNoneUnread(1)
  }

  /// Opens the next unread article above.
  mutating func readBack() -> [ScreenRequest] {
    selectOpenArticle()
    return list.unread(-1).map { open($0) } ?? seek(-1) ?? sayNoneUnread(-1)
  }

  /// Opens the first unread article of the next feed. Returns nil when the list shows more than one feed, or when no next feed has one.
  private mutating func readNextFeed() -> [ScreenRequest]? {
    guard list.query.feed != nil, feeds.moveToFeed(1, unread: true) else { return nil }
    afterRows = .openFirstUnread
    return listSelectedFeed()
  }

  mutating func sayNoneUnread(_ direction: Int) -> [ScreenRequest] {
    let isWhole = list.canSeek || !(direction > 0 ? list.hasMore : !list.isAtTop)
    let place = direction > 0 ? "below" : "above"
    return say("There is no unread article \(place)\(isWhole ? "" : " as far as the list was read").")
  }

  // MARK: Beyond the rows

  /// Looks for the next unread article below or above, beyond the rows; nil when there is nothing to look through.
  mutating func seek(_ direction: Int) -> [ScreenRequest]? {
    guard let request = list.seek(direction) else { return nil }
    afterRows = .sought(direction)
    return [.list(request)]
  }

  /// Opens the article that was looked for, with the rows around it.
  mutating func openSought(_ viewModel: ArticleList.ViewModel) -> [ScreenRequest] {
    let found = list.found(viewModel)
    if case .sought(let direction) = afterRows {
      afterRows = .nothing
      if let found {
        // The rows are read before the article is marked read, so that it is among them.
        let replacing = ScreenRequest.list(list.replace(from: .around(found.row.place)))
        return [replacing] + open(found)
      }
      if viewModel.outcome == .failed {
        show(viewModel.messages)
      } else if direction > 0, let next = readNextFeed() {
        return next
      } else {
        _ = sayNoneUnread(direction)
      }
    }
    return [.list(list.ask(from: ListWindow(list.start, size: max(ListPane.window, list.rows.count))))]
  }
}

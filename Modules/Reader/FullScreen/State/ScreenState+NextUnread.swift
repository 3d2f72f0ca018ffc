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
    let more = list.requestForMore(height: ListPane.maximum)
    if more != nil || list.isAsking {
      afterRows = .readOn
      return more.map { [.list($0)] } ?? []
    }
    guard list.query.feed != nil, feeds.moveToFeed(1, unread: true) else { return say("There is no unread article below.") }
    afterRows = .openFirstUnread
    return listSelectedFeed()
  }
}

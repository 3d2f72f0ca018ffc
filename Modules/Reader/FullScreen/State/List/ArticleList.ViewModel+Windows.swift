internal import ReaderDomain
internal import ReaderScenes

extension ArticleQuery {
  /// The query with its window at another place.
  func at(_ start: ListWindow.Start, size: Int) -> ArticleQuery {
    var query = self
    query.window = ListWindow(start, size: size)
    return query
  }
}

extension ArticleList.ViewModel {
  /// Whether a row at this place would be among the rows.
  func covers(_ place: ArticleSortKey, from start: ListWindow.Start) -> Bool {
    let isBelowTop =
      switch start {
      case .top: true
      case .at(let key): key <= place || rows.first.map { $0.place < place } ?? false
      case .bottom, .below, .above, .onlyAbove, .around: rows.first.map { $0.place < place } ?? true
      }
    return isBelowTop && (!hasMore || rows.last.map { place < $0.place } ?? true)
  }
}

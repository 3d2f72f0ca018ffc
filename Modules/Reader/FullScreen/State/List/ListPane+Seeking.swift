internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Looking for an unread article beyond the rows. There may be thousands of read ones before it.
extension ListPane {
  /// The request for the next unread article below or above the selected one; nil when the rows are all there is, or others are on their way.
  mutating func seek(_ direction: Int) -> ArticleList.Request? {
    guard !isAsking, canSeek, direction > 0 ? hasMore : !isAtTop, let place = selected?.row.place else { return nil }
    var unread = query
    unread.lacking.insert(.read)
    let asked = unread.at(direction > 0 ? .below(place) : .onlyAbove(place), size: 1)
    (isAsking, sought, showsChecked) = (true, asked, true)
    return .show(asked)
  }

  /// In another order, the unread articles among duplicates that are listed as one do not tell where a read one of them was.
  var canSeek: Bool { !isReordered || !query.isUnique }

  func isSeeking(_ request: ArticleList.Request) -> Bool { sought.map { request == .show($0) } ?? false }

  /// The article that was looked for; nil when there is none. The caller shows the list around it.
  mutating func found(_ viewModel: ArticleList.ViewModel) -> ListPaneRow? {
    (isAsking, sought, showsChecked) = (false, nil, true)
    guard viewModel.outcome != .failed else { return nil }
    return viewModel.rows.first.map { ListPaneRow($0) }
  }
}

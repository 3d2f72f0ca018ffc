internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Looking for an unread article beyond the rows. There may be thousands of read ones before it.
extension ListPane {
  /// The request for the next unread article below or above the selected one; nil when the rows are all there is, or others are on their way.
  /// In another order, the place of a read article does not tell which unread one is the next.
  mutating func seek(_ direction: Int) -> ArticleList.Request? {
    guard !isAsking, !isReordered, direction > 0 ? hasMore : !isAtTop, let place = selected?.row.place else { return nil }
    var unread = query
    unread.lacking.insert(.read)
    let asked = unread.at(direction > 0 ? .below(place) : .above(place), size: 1)
    (isAsking, sought, showsChecked) = (true, asked, true)
    return .show(asked)
  }

  func isSeeking(_ request: ArticleList.Request) -> Bool { sought.map { request == .show($0) } ?? false }

  /// The article that was looked for; nil when there is none. The caller shows the list around it.
  mutating func found(_ viewModel: ArticleList.ViewModel) -> ListPaneRow? {
    let start = sought?.window.start
    (isAsking, sought, showsChecked) = (false, nil, true)
    guard viewModel.outcome != .failed, let row = viewModel.rows.first else { return nil }
    // With nothing above, a window has what is below.
    if case .above(let place) = start, place <= row.place { return nil }
    return ListPaneRow(row)
  }
}

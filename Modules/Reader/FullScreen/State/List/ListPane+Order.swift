internal import ReaderDomain
internal import ReaderScenes

/// A list in another order than the newest first. The sort key of an article does not say where it belongs, so rows are put next to rows that
/// are known.
extension ListPane {
  var isReordered: Bool { query.order != nil }

  /// The place from which a window begins with a row. In another order, only a row that is still in the list is certain to have one. Without any, the window
  /// begins at the top.
  func start(fromRow index: Int) -> ListWindow.Start {
    let rest = rows[index...]
    let row = isReordered ? rest.first { !$0.hasLeft } ?? rows.last { !$0.hasLeft } : rest.first
    return row.map { .at($0.row.place) } ?? .top
  }

  /// The window that also contains the rows above. It contains known rows, too: without one, the place of the others is unknown.
  var windowAround: ListWindow {
    guard let row = rows.first(where: { !$0.hasLeft }) else { return ListWindow(.top, size: Self.window) }
    return ListWindow(.around(row.row.place), size: Self.maximum - Self.window)
  }

  /// Takes over what the scene shows. Articles that are new among the known rows wait until the user goes to the top.
  mutating func mergeReordered(_ viewModel: ArticleList.ViewModel, after start: ListWindow.Start?) {
    let page = viewModel.rows
    var places: [ArticleID: Int] = [:]
    for (index, row) in rows.enumerated() { places[row.id] = index }
    let known = page.indices.filter { places[page[$0].place.id] != nil }
    let knownRows = known.compactMap { places[page[$0].place.id] }
    guard let first = known.first, let last = known.last, let firstRow = knownRows.min(), let lastRow = knownRows.max()
    else { return mergeUnknown(page, hasMore: viewModel.hasMore, after: start) }
    unknownPages = 0
    // A page that begins behind the row at which it should begin shows that the rows between have left.
    let asked = start.flatMap { ListWindow($0).boundary?.key }.flatMap { places[$0.id] } ?? firstRow
    let covered = (isAtTop && start ?? shownFrom == .top ? 0 : min(asked, firstRow))...(viewModel.hasMore ? lastRow : rows.count - 1)
    let shown = Dictionary(page.map { ($0.place.id, $0) }, uniquingKeysWith: { first, _ in first })
    for index in rows.indices {
      if let row = shown[rows[index].id] {
        rows[index] = ListPaneRow(row)
      } else if covered.contains(index) {
        rows[index].leave(query)
      }
    }
    var (above, below) = (page[..<first], page[(last + 1)...])
    // What the page shows above or below a row that is not the first or the last one is new.
    if case .around = start, firstRow == 0 { isAtTop = first < (Self.maximum - Self.window) / 2 } else { above = [] }
    if rows[(lastRow + 1)...].contains(where: { !$0.hasLeft }) { below = [] }
    if start ?? shownFrom == .top {
      waiting = Set(page.filter { places[$0.place.id] == nil }.map(\.place)).subtracting((above + below).map(\.place))
      hasMoreWaiting = viewModel.hasMore && page.last.map { waiting.contains($0.place) } ?? false
    }
    if lastRow == rows.count - 1 || !below.isEmpty || !viewModel.hasMore { hasMore = viewModel.hasMore }
    rows = above.map { ListPaneRow($0) } + rows + below.map { ListPaneRow($0) }
  }

  /// Takes over a page without a known row. It is what follows the rows; or the list has become empty, the article at which the page should begin is not in
  /// the list any more, or many new articles are above: then the known rows stay, and are looked for.
  private mutating func mergeUnknown(_ page: [ArticleRow], hasMore: Bool, after start: ListWindow.Start?) {
    guard let start else {
      if page.isEmpty { leaveAll() }
      return
    }
    guard !page.isEmpty else { return leaveAll() }
    // All rows have left, as when the user has read each of them. The page is what follows them, or what has arrived above; the first is more likely.
    if follows(start), rows.allSatisfy(\.hasLeft) {
      (rows, self.hasMore, unknownPages) = (rows + page.map { ListPaneRow($0) }, hasMore, 0)
      (waiting, hasMoreWaiting) = ([], false)
      return
    }
    unknownPages += 1
    for index in rows.indices where rows[index].row.place == ListWindow(start).boundary?.key { rows[index].leave(query) }
    guard rows.contains(where: { !$0.hasLeft }), unknownPages <= Self.maximumUnknownPages else {
      (rows, isAtTop, self.hasMore, unknownPages) = (page.map { ListPaneRow($0) }, start == .top, hasMore, 0)
      (waiting, hasMoreWaiting) = ([], false)
      return
    }
    if start == .top { (isAtTop, waiting, hasMoreWaiting) = (false, Set(page.map(\.place)), hasMore) }
    for index in rows.indices { rows[index].doubtArticle() }
  }

  /// Whether a page without a known row, which begins there, follows the rows if all of these have left.
  private func follows(_ start: ListWindow.Start) -> Bool {
    switch start {
    case .top: isAtTop
    case .at(let place), .below(let place): rows.contains { $0.row.place == place }
    case .bottom, .above, .onlyAbove, .around: false
    }
  }

  /// A page of the list does not tell whether the rows beside its own have left the list, but their marks do.
  mutating func leaveUnlessMatching(_ index: Int) {
    if isReordered, !ArticleMatching.matches(rows[index].status, query) { rows[index].leave(query) }
  }

  private static let maximumUnknownPages = 5

  private mutating func leaveAll() {
    for index in rows.indices { rows[index].leave(query) }
    hasMore = false
  }
}

internal import CoreScenes
internal import ReaderDomain
internal import ReaderScenes

/// Rows that the scene no longer shows. Their articles may have changed or been removed.
extension ListPane {
  /// Something was undone or redone.
  mutating func doubt() {
    for index in rows.indices { rows[index].doubt() }
  }

  /// Something else has changed articles. A row that has left the list is not shown again with the others.
  mutating func doubtLeft() {
    for index in rows.indices where rows[index].hasLeft { rows[index].doubtArticle() }
  }

  /// The article could not be opened.
  mutating func doubt(_ reference: ArticleReference) {
    for index in rows.indices where rows[index].id.text.hasPrefix(reference.prefix) { rows[index].doubtArticle() }
  }

  /// The request that reads the articles of doubtful rows; nil if no row is doubtful, or other rows are on their way.
  mutating func check() -> ArticleList.Request? {
    guard !isAsking, let first = rows.filter(\.isDoubtful).map(\.row.place).min() else { return nil }
    // Finds every stored article, whatever its marks and text.
    var all = ArticleQuery.everything
    (all.feed, all.folder) = (query.feed, query.folder)
    let asked = all.at(.at(first), size: Self.maximum)
    (isAsking, checked, showsChecked) = (true, asked, true)
    return .show(asked)
  }

  func isChecking(_ request: ArticleList.Request) -> Bool { checked.map { request == .show($0) } ?? false }

  /// Takes over the marks of doubtful rows. Removes rows whose articles no longer exist. The rows keep their marks if the articles cannot be
  /// read, and after several checks in succession, because the user would have to wait for them.
  /// - Returns: the request for further doubtful rows, or for the list, which the scene has to show again.
  mutating func settle(_ viewModel: ArticleList.ViewModel) -> ArticleList.Request {
    (isAsking, checked) = (false, nil)
    checks += 1
    let page = Dictionary(viewModel.rows.map { ($0.place.id, $0.status) }, uniquingKeysWith: { first, _ in first })
    let keepsAll = viewModel.outcome == .failed || checks > Self.maximumChecks
    let end = viewModel.hasMore ? viewModel.rows.last?.place : nil
    var gone: Set<ArticleSortKey> = []
    for index in rows.indices where rows[index].isDoubtful {
      let place = rows[index].row.place
      if let status = page[place.id] ?? (keepsAll ? rows[index].status : nil) {
        // In another order, the page of the list does not tell which rows have left it.
        if isReordered, !ArticleMatching.matches(status, query) { rows[index].leave(query) }
        rows[index].settle(status)
      } else if end.map({ place <= $0 }) ?? true {
        gone.insert(place)
      }
    }
    remove(gone)
    if let next = check() { return next }
    checks = 0
    return ask(from: ListWindow(start, size: max(Self.window, rows.count)))
  }

  private static let maximumChecks = 5

  // MARK: Hidden articles

  /// Puts rows from before back among the rows that have replaced them. A row that had left the list, such as that of a read article, stays, until a check
  /// tells whether its article is hidden, too. A row that was in the list, and that the new rows lack, is that of an article which is hidden, and goes. So
  /// does a row above the first or below the last one that is in both, because between it and them, there may be articles that are not known.
  mutating func restoreLeft(_ before: [ListPaneRow]) {
    let ids = Set(rows.map(\.id))
    let known = before.indices.filter { ids.contains(before[$0].id) }
    let first = isAtTop ? 0 : known.first ?? before.count
    let last = hasMore ? known.last ?? -1 : before.count - 1
    var above: ArticleID?
    for (index, var row) in before.enumerated() {
      if ids.contains(row.id) {
        above = row.id
      } else if first <= index, index <= last {
        guard row.hasLeft || !query.excluded.contains(.hidden) || !ArticleMatching.matches(row.status, query) else {
          justHidden.insert(row.id)
          continue
        }
        row.leave(query)
        row.doubtArticle()
        rows.insert(row, at: rows.firstIndex { $0.id == above }.map { $0 + 1 } ?? 0)
        above = row.id
      }
    }
    if !isReordered { rows.sort { $0.row.place < $1.row.place } }
  }

  /// Removes the rows that have left the list because their articles are hidden.
  mutating func removeHidden() {
    guard query.excluded.contains(.hidden) else { return }
    let gone = rows.filter { $0.hasLeft && $0.status.has(.hidden) }
    justHidden.formUnion(gone.map(\.id))
    remove(Set(gone.map(\.row.place)))
  }

  /// Removes rows. The selection goes to the next row, and the others stay where they are.
  private mutating func remove(_ gone: Set<ArticleSortKey>) {
    guard !gone.isEmpty else { return }
    let isKept = rows.map { !gone.contains($0.row.place) }
    func nearest(_ id: ArticleID?) -> ArticleID? {
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return id }
      let near = isKept[index...].firstIndex(of: true) ?? isKept[..<index].lastIndex(of: true)
      return near.map { rows[$0].id }
    }
    (selectedID, topID, anchorID) = (nearest(selectedID), nearest(topID), nearest(anchorID))
    rows.removeAll { gone.contains($0.row.place) }
  }
}

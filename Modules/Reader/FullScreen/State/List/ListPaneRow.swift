internal import ReaderDomain
internal import ReaderScenes

/// A row of the list. A row that has left the list that is stored, such as a read article among the unread ones, stays where it is until the
/// user leaves the list. The scene no longer shows it, so the pane keeps its marks.
struct ListPaneRow: Hashable, Sendable {
  let row: ArticleRow
  private(set) var status: ArticleStatus
  private(set) var hasLeft = false
  /// Whether `status` is what is stored. An undo may have changed it.
  private(set) var isCertain = true
  private var isChangedHere = false
  /// Whether something was undone or redone since the scene has shown the row.
  private var isFromBefore = false
  /// Whether the row has left for an unknown reason. The article may be gone.
  private var mayBeGone = false

  init(_ row: ArticleRow) {
    self.row = row
    status = row.status
  }

  var id: ArticleID { row.place.id }
  var isRead: Bool { status.isRead }
  /// Whether the row is not known to be as it is stored.
  var isDoubtful: Bool { !isCertain || mayBeGone }

  /// The row is not among those that the query finds any more.
  mutating func leave(_ query: ArticleQuery) {
    guard !hasLeft else { return }
    mayBeGone = ArticleMatching.matches(status, query)
    hasLeft = true
    if isFromBefore { isCertain = false }
    for mark in query.lacking { status = status.applying(.set(mark, true)) }
    for mark in query.having { status = status.applying(.set(mark, false)) }
  }

  /// The user has changed the article, and the scene does not show its marks.
  mutating func apply(_ change: ArticleStatus.Change) {
    status = status.applying(change)
    (isChangedHere, mayBeGone) = (true, false)
  }

  /// The article was opened.
  mutating func noteRead() { status = status.applying(.set(.read, true)) }

  /// Something was undone or redone, perhaps a change of this row.
  mutating func doubt() {
    isFromBefore = true
    if isChangedHere { isCertain = false }
  }

  /// The article may be gone, or have other marks. Until that is known, the row stays as it is.
  mutating func doubtArticle() { mayBeGone = true }

  /// The reason why the row has left is known.
  mutating func trust() { mayBeGone = false }

  /// The scene has shown the marks.
  mutating func settle(_ status: ArticleStatus) { (self.status, isCertain, mayBeGone) = (status, true, false) }
}

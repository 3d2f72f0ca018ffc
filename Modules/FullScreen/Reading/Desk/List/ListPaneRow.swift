internal import Domain
internal import Scenes

/// A row of the list. A row that has left the list that is stored, such as a read article among the unread ones, stays where it is until the
/// user leaves the list. The scene no longer shows it, so the pane keeps its marks.
struct ListPaneRow: Hashable, Sendable {
  let row: ArticleRow
  private(set) var status: ArticleStatus
  private(set) var hasLeft = false
  /// Whether `status` is what is stored. An undo may have changed it.
  private(set) var isCertain = true
  private var isChangedHere = false

  init(_ row: ArticleRow) {
    self.row = row
    status = row.status
  }

  var id: ArticleID { row.place.id }
  var isRead: Bool { status.isRead }

  /// The row is not among those that the query finds any more.
  mutating func leave(_ query: ArticleQuery) {
    hasLeft = true
    for mark in query.lacking { status = status.applying(.set(mark, true)) }
    for mark in query.having { status = status.applying(.set(mark, false)) }
  }

  /// The user has changed the article, and the scene does not show its marks.
  mutating func apply(_ change: ArticleStatus.Change) {
    status = status.applying(change)
    isChangedHere = true
  }

  /// The article was opened.
  mutating func noteRead() { status = status.applying(.set(.read, true)) }

  /// Something was undone or redone, perhaps a change of this row.
  mutating func doubt() {
    if isChangedHere { isCertain = false }
  }

  /// The scene has shown the marks.
  mutating func settle(_ status: ArticleStatus) { (self.status, isCertain) = (status, true) }
}

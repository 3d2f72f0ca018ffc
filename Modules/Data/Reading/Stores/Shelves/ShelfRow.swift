internal import Domain

/// An article of a list before its line is opened.
struct ShelfRow: Sendable {
  /// What the index says.
  let entry: ShelfEntry
  /// Which of the shelves it stands on.
  let shelf: Int
  /// What was done with it.
  let status: ArticleStatus

  /// Whether this one stands above another in a list.
  func isAbove(_ other: ShelfRow) -> Bool { entry.place < other.entry.place }
}

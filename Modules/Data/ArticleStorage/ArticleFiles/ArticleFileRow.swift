internal import Domain

/// An article of a list before its line is opened.
struct ArticleFileRow: Sendable {
  /// What the index says.
  let entry: ArticleFileEntry
  /// Which of the shelves it stands on.
  let articleFile: Int
  /// What was done with it.
  let status: ArticleStatus

  /// Whether this one stands above another in a list.
  func isAbove(_ other: ArticleFileRow) -> Bool { entry.place < other.entry.place }
}

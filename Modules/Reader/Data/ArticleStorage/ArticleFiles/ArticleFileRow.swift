internal import ReaderDomain

/// An article of a list before its line is read.
struct ArticleFileRow: Sendable {
  let entry: ArticleFileEntry
  /// The number of the article file in its snapshot.
  let articleFile: Int
  let status: ArticleStatus

  /// Whether this article precedes another one in a list.
  func isAbove(_ other: ArticleFileRow) -> Bool { entry.place < other.entry.place }
}

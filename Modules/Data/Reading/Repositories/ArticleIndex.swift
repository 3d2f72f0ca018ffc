internal import Domain

/// Entries by their ids, to find those that references mean.
struct ArticleIndex {
  private let entries: [ArticleID: ArticleEntry]

  init(_ entries: [ArticleEntry]) {
    self.entries = Dictionary(entries.map { ($0.article.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The entry that is meant.
  /// - Throws: `articleNotFound`, `articleAmbiguous`.
  func entry(_ reference: ArticleReference) throws(ReadingError) -> ArticleEntry {
    // A whole id needs no search: a script that marks thousands of articles names them so.
    if let id = ArticleID(stored: reference.prefix), let entry = entries[id] { return entry }
    guard let entry = entries[try reference.resolve(in: entries.keys)] else { throw .articleNotFound(reference) }
    return entry
  }
}

internal import Domain

/// A query for the articles that may contain words, by trigrams. The candidates must then be searched for the words themselves.
struct TrigramQuery {
  /// The name of the index table.
  let index: String
  /// The FTS5 query (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  let match: String

  /// Returns nil when no word has three consecutive Latin letters or digits.
  init?(_ query: ArticleQuery) {
    let trigrams = Trigrams(query.words).all
    guard !trigrams.isEmpty else { return nil }
    match = trigrams.map { "\"\($0)\"" }.joined(separator: " AND ")
    index = query.looksIntoBodies ? DatabaseSchema.textWords : DatabaseSchema.titleWords
  }
}

internal import Domain

/// What an index of three letters in a row is asked for the articles in which words may stand. Whether the words do stand in them is looked at
/// then.
struct TrigramQuery {
  /// The table that is asked.
  let index: String
  /// The question (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  let match: String

  /// Asks for the words of a query; nil when none of them has three Latin letters or digits in a row.
  init?(_ query: ArticleQuery) {
    let trigrams = Trigrams(query.words).all
    guard !trigrams.isEmpty else { return nil }
    match = trigrams.map { "\"\($0)\"" }.joined(separator: " AND ")
    index = query.looksIntoBodies ? DatabaseSchema.textWords : DatabaseSchema.titleWords
  }
}

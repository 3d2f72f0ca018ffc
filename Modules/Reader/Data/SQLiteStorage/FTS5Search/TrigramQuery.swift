internal import ReaderDomain

/// A query for the articles that may contain the texts that a query requires, by trigrams. The candidates must then be searched for the texts
/// themselves.
struct TrigramQuery {
  /// The name of the index table.
  let index: String
  /// The FTS5 query (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  let match: String

  /// Returns nil when no required text has three consecutive Latin letters or digits.
  init?(_ query: ArticleQuery) {
    let required = RequiredText.both(RequiredText(words: query), query.condition.map { RequiredText($0.condition) } ?? .nothing)
    guard let match = Self.match(required) else { return nil }
    self.match = match
    index = required == required.withoutBodies ? DatabaseSchema.titleWords : DatabaseSchema.textWords
  }

  /// Nil when every article may have the texts.
  private static func match(_ required: RequiredText) -> String? {
    switch required {
    case .nothing: return nil
    case .run(let run, _): return joined(Trigrams([run]).all.map { "\"\($0)\"" }, by: " AND ")
    case .all(let parts): return joined(parts.compactMap(match), by: " AND ")
    case .any(let parts):
      let alternatives = parts.compactMap(match)
      return alternatives.count == parts.count ? joined(alternatives, by: " OR ") : nil
    }
  }

  private static func joined(_ parts: [String], by word: String) -> String? {
    parts.count > 1 ? "(\(parts.joined(separator: word)))" : parts.first
  }
}

internal import ReaderDomain

/// A query for the articles that may contain the texts that a query requires, by pairs and triples of letters. The candidates must then be searched for the texts
/// themselves.
struct TrigramQuery {
  /// The name of the index table.
  let index: String
  /// The FTS5 query (https://www.sqlite.org/fts5.html#full_text_query_syntax).
  let match: String
  /// The end of the statement that asks the index: adds the articles that an earlier program indexed only in Latin letters, if they may have
  /// the texts, too.
  let former: String

  /// Returns nil when no required text is long enough for the index.
  /// - Parameter hasAllScripts: whether the index has letters that are not Latin.
  init?(_ query: ArticleQuery, hasAllScripts: Bool = true) {
    let required = RequiredText.both(RequiredText(words: query), query.condition.map { RequiredText($0.condition) } ?? .nothing)
    guard let match = Self.match(required, hasAllScripts) else { return nil }
    former = match == Self.match(required, false) ? "" : " UNION ALL SELECT article FROM latin_only"
    self.match = match
    index = required == required.withoutBodies ? DatabaseSchema.titleWords : DatabaseSchema.textWords
  }

  /// Nil when every article may have the texts.
  private static func match(_ required: RequiredText, _ hasAllScripts: Bool) -> String? {
    switch required {
    case .nothing: return nil
    case .run(let run, _): return joined(DatabaseWords.terms(in: TrigramTokenizer([run]).text).map { "\"\($0)\"" }, by: " AND ")
    case .letters(let letters, _):
      guard hasAllScripts else { return nil }
      let terms = DatabaseWords.terms(in: NonLatinTokenizer([letters]).text).compactMap { term in
        joined(NonLatinTokenizer.spellings(of: term).map { "\"\($0)\"" }, by: " OR ")
      }
      return joined(terms, by: " AND ").map { "(\($0) OR \"\(NonLatinTokenizer.unusual)\")" }
    case .all(let parts): return joined(parts.compactMap { match($0, hasAllScripts) }, by: " AND ")
    case .any(let parts):
      let alternatives = parts.compactMap { match($0, hasAllScripts) }
      return alternatives.count == parts.count ? joined(alternatives, by: " OR ") : nil
    }
  }

  private static func joined(_ parts: [String], by word: String) -> String? {
    parts.count > 1 ? "(\(parts.joined(separator: word)))" : parts.first
  }
}

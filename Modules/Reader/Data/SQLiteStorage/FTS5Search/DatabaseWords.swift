internal import ArticleStorage
internal import Database
internal import ReaderDomain

/// The word indexes, which narrow a search to a few articles. One index has the titles and authors; the other one also has the plain text
/// of the body.
///
/// They store only which trigrams (`TrigramTokenizer`) and other groups of letters (`NonLatinTokenizer`) occur in which article. Removing an article therefore needs the same text as adding it.
struct DatabaseWords {
  private let feed: FeedID
  private let session: DatabaseSession

  init(of feed: FeedID, in session: DatabaseSession) {
    self.feed = feed
    self.session = session
  }

  /// Adds the words of the article in `row`.
  func add(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    for (index, terms) in Self.terms(of: line, in: feed) {
      try session.run("INSERT INTO \(index) (rowid, text) VALUES (?, ?)", [.integer(row), .text(terms)])
    }
  }

  /// Removes the words of the article in `row`.
  func remove(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    let isLatinOnly = try session.statement("SELECT 1 FROM latin_only WHERE article = ?").firstRow([.integer(row)]) { _ in true } ?? false
    for (index, terms) in Self.terms(of: line, in: feed, isLatinOnly: isLatinOnly) {
      try session.run("INSERT INTO \(index) (\(index), rowid, text) VALUES ('delete', ?, ?)", [.integer(row), .text(terms)])
    }
    if isLatinOnly { try session.run("DELETE FROM latin_only WHERE article = ?", [.integer(row)]) }
  }

  /// Whether two versions of an article have the same body and the same words in titles and names of authors.
  func areSame(in before: ArticleLine, and after: ArticleLine) -> Bool {
    func texts(_ line: ArticleLine) -> [String] { ArticleMatching.texts(of: line.record.article(of: feed)) }
    return before.body == after.body && texts(before) == texts(after)
  }

  /// Indexes the words of an article of an earlier program again, with letters of all scripts. One with Latin letters alone is indexed already.
  func extend(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    if Self.isLatinOnly(line, in: feed) {
      try session.run("DELETE FROM latin_only WHERE article = ?", [.integer(row)])
    } else {
      try remove(line, of: row)
      try add(line, of: row)
    }
  }

  private static func isLatinOnly(_ line: ArticleLine, in feed: FeedID) -> Bool {
    let titles = ArticleMatching.texts(of: line.record.article(of: feed))
    return NonLatinTokenizer(titles + [line.body?.plainText ?? ""]).text.isEmpty
  }

  /// The terms of an article in each index, separated by spaces, with the name of the index.
  /// - Parameter isLatinOnly: whether an earlier program indexed the article, without letters of other scripts.
  static func terms(of line: ArticleLine, in feed: FeedID, isLatinOnly: Bool = false) -> [(index: String, terms: String)] {
    let titles = ArticleMatching.texts(of: line.record.article(of: feed))
    func terms(_ texts: [String]) -> String { TrigramTokenizer(texts).text + (isLatinOnly ? "" : NonLatinTokenizer(texts).text) }
    return [(DatabaseSchema.titleWords, terms(titles)), (DatabaseSchema.textWords, terms(titles + [line.body?.plainText ?? ""]))]
  }

  /// The terms that a tokenizer has separated by spaces. They are divided by scalars: a term may begin with a vowel sign, which is one
  /// Character with the space before it.
  static func terms(in text: String) -> [String] { text.unicodeScalars.split(separator: " ").map(String.init) }
}

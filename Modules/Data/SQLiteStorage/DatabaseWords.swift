internal import ArticleStorage
internal import Database
internal import Domain

/// The indexes of words, by which a search finds the few articles that it looks at: of titles and authors alone, and of these with the plain
/// text of the body.
///
/// They hold nothing but which letters stand in which article (`Trigrams`), so what is taken out has to be told as it was put in.
struct DatabaseWords {
  private let feed: FeedID
  private let session: DatabaseSession

  /// Works on the indexes for a feed's articles.
  init(of feed: FeedID, in session: DatabaseSession) {
    self.feed = feed
    self.session = session
  }

  /// Puts in the words of the article in a row.
  func add(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    for (index, trigrams) in Self.trigrams(of: line, in: feed) {
      try session.run("INSERT INTO \(index) (rowid, text) VALUES (?, ?)", [.integer(row), .text(Self.text(of: trigrams))])
    }
  }

  /// Takes out the words of the article in a row.
  func remove(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    for (index, trigrams) in Self.trigrams(of: line, in: feed) {
      try session.run(
        "INSERT INTO \(index) (\(index), rowid, text) VALUES ('delete', ?, ?)", [.integer(row), .text(Self.text(of: trigrams))])
    }
  }

  /// What stands of an article in each index, by the index's name.
  static func trigrams(of line: ArticleLine, in feed: FeedID) -> [(index: String, trigrams: [String])] {
    let titles = ArticleMatching.texts(of: line.record.article(of: feed))
    return [
      (DatabaseSchema.titleWords, Trigrams(titles).all), (DatabaseSchema.textWords, Trigrams(titles + [line.body?.plainText ?? ""]).all),
    ]
  }

  private static func text(of trigrams: [String]) -> String { trigrams.joined(separator: " ") }
}

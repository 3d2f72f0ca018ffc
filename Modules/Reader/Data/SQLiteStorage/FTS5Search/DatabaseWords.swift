internal import ArticleStorage
internal import Database
internal import ReaderDomain

/// The word indexes, which narrow a search to a few articles. One index has the titles and authors; the other one also has the plain text
/// of the body.
///
/// They store only which trigrams (`Trigrams`) occur in which article. Removing an article therefore needs the same text as adding it.
struct DatabaseWords {
  private let feed: FeedID
  private let session: DatabaseSession

  init(of feed: FeedID, in session: DatabaseSession) {
    self.feed = feed
    self.session = session
  }

  /// Adds the words of the article in `row`.
  func add(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    for (index, trigrams) in Self.trigrams(of: line, in: feed) {
      try session.run("INSERT INTO \(index) (rowid, text) VALUES (?, ?)", [.integer(row), .text(Self.text(of: trigrams))])
    }
  }

  /// Removes the words of the article in `row`.
  func remove(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    for (index, trigrams) in Self.trigrams(of: line, in: feed) {
      try session.run(
        "INSERT INTO \(index) (\(index), rowid, text) VALUES ('delete', ?, ?)", [.integer(row), .text(Self.text(of: trigrams))])
    }
  }

  /// The trigrams of an article in each index, with the name of the index.
  static func trigrams(of line: ArticleLine, in feed: FeedID) -> [(index: String, trigrams: [String])] {
    let titles = ArticleMatching.texts(of: line.record.article(of: feed))
    return [
      (DatabaseSchema.titleWords, Trigrams(titles).all), (DatabaseSchema.textWords, Trigrams(titles + [line.body?.plainText ?? ""]).all),
    ]
  }

  private static func text(of trigrams: [String]) -> String { trigrams.joined(separator: " ") }
}

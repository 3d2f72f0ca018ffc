internal import Database
internal import Domain

/// The indexes of words, by which a search finds the few articles that it looks at: of titles and authors alone, and of these with the plain
/// text of the body.
///
/// They hold nothing but which letters stand in which article (`Trigrams`), so what is taken out has to be told as it was put in.
struct ArchiveWords {
  private let feed: FeedID
  private let session: ArchiveSession

  /// Works on the indexes for a feed's articles.
  init(of feed: FeedID, in session: ArchiveSession) {
    self.feed = feed
    self.session = session
  }

  /// Puts in the words of the article in a row.
  func add(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    let (title, text) = texts(of: line)
    try session.run("INSERT INTO title_words (rowid, text) VALUES (?, ?)", [.integer(row), .text(title)])
    try session.run("INSERT INTO text_words (rowid, text) VALUES (?, ?)", [.integer(row), .text(text)])
  }

  /// Takes out the words of the article in a row.
  func remove(_ line: ArticleLine, of row: Int64) throws(DatabaseError) {
    let (title, text) = texts(of: line)
    try session.run("INSERT INTO title_words (title_words, rowid, text) VALUES ('delete', ?, ?)", [.integer(row), .text(title)])
    try session.run("INSERT INTO text_words (text_words, rowid, text) VALUES ('delete', ?, ?)", [.integer(row), .text(text)])
  }

  private func texts(of line: ArticleLine) -> (title: String, text: String) {
    let titles = ArticleMatching.texts(of: line.record.article(of: feed))
    return (Self.text(of: titles), Self.text(of: titles + [line.body?.plainText ?? ""]))
  }

  private static func text(of texts: [String]) -> String { Trigrams(texts).all.joined(separator: " ") }
}

internal import Database
internal import Domain

/// Makes articles with their statuses of rows.
struct ArchiveRows {
  /// What is selected for them.
  static let columns = "number, feed, record"
  /// The column of the row's number.
  static let number = 0

  private let feeds: AskedFeeds
  private let marks: ArchiveMarks

  /// Reads articles of these feeds.
  init(in feeds: AskedFeeds, of session: ArchiveSession) {
    self.feeds = feeds
    marks = ArchiveMarks(session)
  }

  /// The article of a row; nil when its feed is not asked for.
  func entry(_ row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleEntry? {
    guard let feed = feeds.id(of: row.integer(1)) else { return nil }
    let article = try row.record(2) { (reader) throws(JSONDamage) in try ArticleRecord(reading: &reader) }.article(of: feed)
    return ArticleEntry(article: article, status: try marks.status(of: article.id))
  }
}

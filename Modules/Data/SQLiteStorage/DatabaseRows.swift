internal import ArticleStorage
internal import RecordJSON
internal import Database
internal import Domain

/// Converts rows to articles with their statuses.
struct DatabaseRows {
  /// The columns to select.
  static let columns = "number, feed, record"
  /// The column of the row's number.
  static let number = 0

  private let feeds: AskedFeeds
  private let marks: DatabaseMarks

  /// Converts only articles of `feeds`.
  init(in feeds: AskedFeeds, of session: DatabaseSession) {
    self.feeds = feeds
    marks = DatabaseMarks(session)
  }

  /// The article of a row; nil when its feed was not requested.
  func article(_ row: borrowing DatabaseRow) throws(DatabaseError) -> Article? {
    guard let feed = feeds.id(of: row.integer(1)) else { return nil }
    return try row.record(2) { (reader) throws(JSONError) in try ArticleRecord(reading: &reader) }.article(of: feed)
  }

  /// The same with its status.
  func entry(_ row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleWithStatus? {
    guard let article = try article(row) else { return nil }
    return ArticleWithStatus(article: article, status: try marks.status(of: article.id))
  }
}

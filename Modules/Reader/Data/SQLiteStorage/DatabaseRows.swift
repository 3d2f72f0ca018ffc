internal import ArticleStorage
internal import CoreDomain
internal import Database
internal import ReaderDomain
internal import RecordJSON

/// Converts rows to articles with their statuses.
struct DatabaseRows {
  /// The columns to select.
  static let columns = names.joined(separator: ", ")
  /// How many columns these are.
  static let count = names.count
  private static let names = ["number", "feed", "record", "id", "date", "first_seen", "position"]
  /// The column of the row's number.
  static let number = 0
  /// The column of the feed's number.
  static let feed = 1

  private let feeds: RequestedFeeds
  private let marks: DatabaseMarks

  /// Converts only articles of `feeds`.
  init(in feeds: RequestedFeeds, of session: DatabaseSession) {
    self.feeds = feeds
    marks = DatabaseMarks(session)
  }

  /// The article of a row; nil when its feed was not requested.
  func article(_ row: borrowing DatabaseRow) throws(DatabaseError) -> Article? {
    guard let feed = feeds.id(of: row.integer(Self.feed)) else { return nil }
    return try row.record(2) { (reader) throws(JSONError) in try ArticleRecord(reading: &reader) }.article(of: feed)
  }

  static func place(in row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleSortKey {
    ArticleSortKey(
      date: Timestamp(milliseconds: row.integer(4)), firstSeen: Timestamp(milliseconds: row.integer(5)), position: row.count(6),
      id: try row.article(3))
  }

  /// The same with its status.
  func entry(_ row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleWithStatus? {
    guard let article = try article(row) else { return nil }
    return ArticleWithStatus(article: article, status: try marks.status(of: article.id))
  }
}

public import ArticleStorage
public import FileStorage
internal import Database
public import Domain

/// Statuses in the table `mark`: a row for each mark that is set. Words that are not known here stay.
public struct SQLiteStatusStore: StatusDataStore {
  private let database: SQLiteDatabase
  /// Of no more articles, marks are changed one by one.
  private static let fewArticles = 500

  /// Makes the store over a database.
  public init(database: SQLiteDatabase) {
    self.database = database
  }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await database.reading { (session) throws(DatabaseError) in
      var marks: [ArticleID: Set<ArticleMark>] = [:]
      try session.statement("SELECT article, word FROM mark").eachRow { (row) throws(DatabaseError) in
        marks[try row.article(0), default: []].insert(ArticleMark(rawValue: row.text(1)))
      }
      return marks.mapValues { ArticleStatus($0) }
    } ?? [:]
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    if ids.count > Self.fewArticles { return try await all().filter { ids.contains($0.key) } }
    return try await database.reading { (session) throws(DatabaseError) in
      let marks = DatabaseMarks(session)
      var statuses: [ArticleID: ArticleStatus] = [:]
      for id in ids {
        let status = try marks.status(of: id)
        if status != .new { statuses[id] = status }
      }
      return statuses
    } ?? [:]
  }

  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let ids = Set(ids)
    return try await database.changing { (session) throws(DatabaseError) in
      if ids.count > Self.fewArticles { return try BulkMarks(session).update(ids, change) }
      let marks = DatabaseMarks(session)
      var updated: [ArticleID: ArticleStatus] = [:]
      for id in ids {
        let before = try marks.status(of: id)
        let after = before.applying(change)
        updated[id] = after
        try marks.replace(before, with: after, of: id)
      }
      return updated
    }
  }
}

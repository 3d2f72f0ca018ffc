public import ArticleStorage
public import FileStorage
internal import Database
public import Domain

/// Statuses in the table `mark`, one row for each set mark. Unknown marks are preserved.
public struct SQLiteStatusStore: StatusDataStore {
  private let database: SQLiteDatabase
  /// The maximum number of articles whose marks are changed one by one.
  private static let fewArticles = 500

  public init(database: SQLiteDatabase) {
    self.database = database
  }

  public func all() async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await database.reading { (session) throws(DatabaseError) in try BulkMarks(session).statuses { _ in true } } ?? [:]
  }

  public func statuses(of ids: Set<ArticleID>) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await database.reading { (session) throws(DatabaseError) in
      if ids.count > Self.fewArticles { return try BulkMarks(session).statuses { ids.contains($0) } }
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
    let ids = Self.sorted(ids)
    return try await database.changing { (session) throws(DatabaseError) in try Self.update(ids, change, in: session) }
  }

  public func update(_ edits: [StatusEdit]) async throws(DataStoreError) {
    guard !edits.isEmpty else { return }
    try await database.changing { (session) throws(DatabaseError) in
      for edit in edits { _ = try Self.update(Self.sorted(edit.ids), .set(edit.mark, edit.isSet), in: session) }
    }
  }

  /// Sorted, each article once. A set of hundreds of thousands would cost more.
  private static func sorted(_ ids: [ArticleID]) -> [ArticleID] {
    let sorted = ids.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }

  private static func update(
    _ ids: [ArticleID], _ change: ArticleStatus.Change, in session: DatabaseSession
  ) throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    let marks = DatabaseMarks(session)
    let change = try marks.spelled(change)
    if ids.count > fewArticles { return try BulkMarks(session).update(ids, change) }
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

public import ArticleStorage
public import CoreData
internal import Database
public import ReaderDomain

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

  public func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    let ids = Self.sorted(update.parts.flatMap(\.ids))
    guard !ids.isEmpty else { return [:] }
    let result = try await database.changing { (session) throws(DatabaseError) -> Result<[ArticleID: ArticleStatus], DataStoreError> in
      let reached = try reach.reached(of: ids) { (feeds) throws(DatabaseError) in try Self.stored(ids, in: feeds, session) }
      guard let reached, !reached.isEmpty else { return .success([:]) }
      let before = try Self.statuses(ofSorted: reached, in: session)
      do throws(DataStoreError) { try note(before) } catch { return .failure(error) }
      for (number, part) in update.parts.enumerated() {
        let ids = update.parts.count == 1 ? reached : Self.sorted(part.ids).filter { before[$0] != nil }
        try Self.change(ids, part.change, from: number == 0 ? before : Self.statuses(ofSorted: ids, in: session), in: session)
      }
      return .success(before)
    }
    return try result.get()
  }

  /// Sorted, each article once. A set of hundreds of thousands would cost more.
  private static func sorted(_ ids: [ArticleID]) -> [ArticleID] {
    let sorted = ids.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0 - 1] != sorted[$0] }.map { sorted[$0] }
  }

  /// The articles among these sorted ones that are stored in these feeds.
  private static func stored(_ ids: [ArticleID], in feeds: [FeedID], _ session: DatabaseSession) throws(DatabaseError) -> [ArticleID] {
    let feeds = Set(feeds)
    let numbers = Set(
      try session.statement("SELECT number, id FROM feed").rows { (row) throws(DatabaseError) in
        feeds.contains(try row.feed(1)) ? row.integer(0) : nil
      }.compactMap(\.self))
    if ids.count > fewArticles { return try BulkMarks(session).stored(ids, in: numbers) }
    let places = try session.statement("SELECT feed FROM article WHERE id = ?")
    var stored: [ArticleID] = []
    for id in ids where try places.rows([.text(id.text)], { $0.integer(0) }).contains(where: numbers.contains) { stored.append(id) }
    return stored
  }

  private static func statuses(
    ofSorted ids: [ArticleID], in session: DatabaseSession
  ) throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    var statuses: [ArticleID: ArticleStatus] = [:]
    statuses.reserveCapacity(ids.count)
    if ids.count > fewArticles {
      for (id, status) in zip(ids, try BulkMarks(session).statuses(ofSorted: ids)) { statuses[id] = status }
    } else {
      let marks = DatabaseMarks(session)
      for id in ids { statuses[id] = try marks.status(of: id) }
    }
    return statuses
  }

  /// - Parameters:
  ///   - ids: sorted, each once.
  ///   - statuses: their statuses.
  private static func change(
    _ ids: [ArticleID], _ change: ArticleStatus.Change, from statuses: [ArticleID: ArticleStatus], in session: DatabaseSession
  ) throws(DatabaseError) {
    let marks = DatabaseMarks(session)
    let change = try marks.spelled(change)
    if ids.count > fewArticles { return try BulkMarks(session).update(ids, change, from: statuses) }
    for id in ids {
      let before = statuses[id] ?? .new
      try marks.replace(before, with: before.applying(change), of: id)
    }
  }
}

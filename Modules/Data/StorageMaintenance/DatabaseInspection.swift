internal import Files
internal import ArticleStorage
internal import FileStorage
internal import RecordJSON
internal import SQLiteStorage
internal import Database
internal import Domain

/// Checks the whole database of a data directory.
struct DatabaseInspection {
  private let directory: DataDirectory

  init(_ directory: DataDirectory) {
    self.directory = directory
  }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    guard let identity = try StoredFile(path: directory.database).identity(), identity.size > 0 else { return [] }
    let schema: Int
    do throws(DatabaseError) {
      let session = try DatabaseSession(path: directory.database, fileNumber: identity.number, patience: directory.patience)
      schema = try session.schema()
      if schema <= DatabaseSchema.newest { return schema == 0 ? [] : try findings(in: session) }
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: directory.database) }
      return [StorageDiagnostic(path: directory.database, problem: error.words)]
    }
    throw .newerVersion(path: directory.database, version: schema)
  }

  private func findings(in session: DatabaseSession) throws(DatabaseError) -> [StorageDiagnostic] {
    let check = DatabaseCheck(session)
    let damage = try check.damage()
    guard damage.isEmpty else { return damage.map { StorageDiagnostic(path: directory.database, problem: $0) } }
    return try (check.disagreements() + DatabaseWordIndexes(in: session).problems()).map {
      StorageDiagnostic(path: directory.database, problem: $0)
    }
      + missingArticles(in: session)
  }

  /// The feeds that have fewer articles than after their last merge.
  private func missingArticles(in session: DatabaseSession) throws(DatabaseError) -> [StorageDiagnostic] {
    let stored = Dictionary(
      try session.statement("SELECT id, articles FROM feed").rows { (row) throws(DatabaseError) in (try row.feed(0), row.count(1)) },
      uniquingKeysWith: { first, _ in first })
    let fetchStates = try session.statement("SELECT feed, record FROM visit ORDER BY feed").rows { (row) throws(DatabaseError) in
      (
        feed: try row.feed(0),
        articles: try row.record(1) { (reader) throws(JSONError) in try FetchStateRecord(reading: &reader) }.fetchState.articles
      )
    }
    return fetchStates.compactMap { feed, articles in
      guard let articles, let there = stored[feed], there < articles else { return nil }
      return StorageDiagnostic(
        path: directory.database, problem: "contains \(there) of \(articles) articles of feed \(feed)", remedy: .refresh(feed))
    }
  }
}

internal import Database
internal import Domain

/// Reads everything in the database of a home.
struct DatabaseInspection {
  private let home: HomeFolder

  /// Looks at a home.
  init(_ home: HomeFolder) {
    self.home = home
  }

  /// What is wrong.
  func findings() throws(DataStoreError) -> [StorageFinding] {
    guard let stamp = try StoredFile(path: home.database).stamp(), stamp.size > 0 else { return [] }
    let schema: Int
    do throws(DatabaseError) {
      let session = try ArchiveSession(path: home.database, fileNumber: stamp.number, patience: home.patience)
      schema = try session.schema()
      if schema <= ArchiveSchema.newest { return schema == 0 ? [] : try findings(in: session) }
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: home.database) }
      return [StorageFinding(path: home.database, problem: error.words)]
    }
    throw .newerVersion(path: home.database, version: schema)
  }

  private func findings(in session: ArchiveSession) throws(DatabaseError) -> [StorageFinding] {
    let check = ArchiveCheck(session)
    let damage = try check.damage()
    guard damage.isEmpty else { return damage.map { StorageFinding(path: home.database, problem: $0) } }
    return try (check.disagreements() + ArchiveWordIndexes(in: session).problems()).map { StorageFinding(path: home.database, problem: $0) }
      + missingArticles(in: session)
  }

  /// The feeds of which there are fewer articles than when their documents were last taken in.
  private func missingArticles(in session: ArchiveSession) throws(DatabaseError) -> [StorageFinding] {
    let stored = Dictionary(
      try session.statement("SELECT id, articles FROM feed").rows { (row) throws(DatabaseError) in (try row.feed(0), row.count(1)) },
      uniquingKeysWith: { first, _ in first })
    let visits = try session.statement("SELECT feed, record FROM visit ORDER BY feed").rows { (row) throws(DatabaseError) in
      (
        feed: try row.feed(0),
        articles: try row.record(1) { (reader) throws(JSONDamage) in try VisitRecord(reading: &reader) }.visit.articles
      )
    }
    return visits.compactMap { feed, articles in
      guard let articles, let there = stored[feed], there < articles else { return nil }
      return StorageFinding(
        path: home.database, problem: "holds \(there) articles of feed \(feed) where \(articles) were stored", remedy: .refresh(feed))
    }
  }
}

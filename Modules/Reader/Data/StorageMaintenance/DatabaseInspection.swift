internal import CoreDomain
internal import ArticleStorage
internal import CoreData
internal import Database
internal import Files
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON
internal import SQLiteStorage

/// Checks the whole database of a data directory.
struct DatabaseInspection {
  private let directory: DataDirectory
  private let hasFeedLists: Bool

  init(_ directory: DataDirectory) throws(DataStoreError) {
    self.directory = directory
    hasFeedLists = try directory.hasFeedLists
  }

  func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    let identity = try StoredFile(path: directory.database).identity()
    guard let identity, identity.size > 0 else { return try absence(identity == nil ? "missing" : "empty") }
    let (schema, found): (Int, [StorageDiagnostic])
    do throws(DatabaseError) {
      (schema, found) = try findings(inFile: identity.number)
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: directory.database) }
      return [StorageDiagnostic(path: directory.database, problem: error.words)]
    }
    guard schema <= DatabaseSchema.newest else {
      throw .newerVersion(path: directory.database, version: schema, newest: DatabaseSchema.newest)
    }
    return found
  }

  /// A database that does not exist is lost after the first refresh, which creates it, or when articles of it were marked. Before that, it may be
  /// lost only if a feed was added. A list that cannot be parsed has feeds.
  private func absence(_ word: String) throws(DataStoreError) -> [StorageDiagnostic] {
    guard hasFeedLists, try directory.followedFeeds()?.isEmpty != true else { return [] }
    let wasRefreshed = try StoredFile(path: directory.refresh).identity() != nil
    let isLost = try wasRefreshed ? true : directory.undoHistoryHasMarks()
    return [
      StorageDiagnostic(
        path: directory.database, problem: "is \(word), so the feeds have no articles and no marks", isHarmless: !isLost,
        remedy: isLost ? .restore(otherwise: "refresh --force") : .command("refresh"))
    ]
  }

  /// In a read-only data directory or on a full disk, the database is checked without sidecars.
  private func findings(inFile number: UInt64) throws(DatabaseError) -> (schema: Int, [StorageDiagnostic]) {
    do throws(DatabaseError) {
      return try findings(in: DatabaseSession(path: directory.database, fileNumber: number, timeout: directory.timeout))
    } catch {
      guard error.isAboutCompanions, let database = try ImmutableDatabase(of: directory) else { throw error }
      return try database.reading { (session) throws(DatabaseError) in try findings(in: session) }
    }
  }

  private func findings(in session: DatabaseSession) throws(DatabaseError) -> (schema: Int, [StorageDiagnostic]) {
    let schema = try session.schema()
    return (schema, (1...DatabaseSchema.newest).contains(schema) ? try damage(in: session) : [])
  }

  private func damage(in session: DatabaseSession) throws(DatabaseError) -> [StorageDiagnostic] {
    let check = DatabaseCheck(session)
    let damage = try check.damage()
    guard damage.isEmpty else { return damage.map { StorageDiagnostic(path: directory.database, problem: $0) } }
    return try (check.disagreements() + DatabaseWordIndexes(in: session).problems()).map {
      StorageDiagnostic(path: directory.database, problem: $0)
    }
      + missingArticles(in: session)
  }

  /// The feeds that have fewer articles than after their last merge, and the list of subscriptions if it is lost.
  private func missingArticles(in session: DatabaseSession) throws(DatabaseError) -> [StorageDiagnostic] {
    let stored = Dictionary(
      try session.statement("SELECT id, articles FROM feed").rows { (row) throws(DatabaseError) in (try row.feed(0), row.count(1)) },
      uniquingKeysWith: { first, _ in first })
    let fetchStates = try session.statement("SELECT feed, record FROM visit ORDER BY feed").rows { (row) throws(DatabaseError) in
      (
        feed: try row.feed(0),
        articles: try row.record(1) { (reader) throws(JSONError) in try FetchState(reading: &reader) }.articles
      )
    }
    let isListLost = !hasFeedLists && fetchStates.contains { $0.articles ?? 0 > 0 }
    let list: [StorageDiagnostic] = isListLost ? [.missingSubscriptions(of: directory)] : []
    let feeds: [StorageDiagnostic] = fetchStates.compactMap { feed, articles in
      guard let articles, let there = stored[feed], there < articles else { return nil }
      return StorageDiagnostic(
        path: directory.database, problem: "contains \(there) of \(articles) articles of feed \(feed)",
        remedy: .command("refresh --force \(feed)"))
    }
    return list + feeds
  }
}

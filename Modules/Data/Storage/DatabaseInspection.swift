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
      if schema <= ArchiveSchema.newest {
        return schema == 0 ? [] : try problems(in: session).map { StorageFinding(path: home.database, problem: $0) }
      }
    } catch {
      guard error.isDamage else { throw DataStoreError(error, reading: home.database) }
      return [StorageFinding(path: home.database, problem: error.words)]
    }
    throw .newerVersion(path: home.database, version: schema)
  }

  private func problems(in session: ArchiveSession) throws(DatabaseError) -> [String] {
    var problems = try session.problems()
    // What stands in a broken database is not looked at more closely.
    guard problems.isEmpty else { return problems }
    problems += try session.statement("PRAGMA foreign_key_check").rows { "row \($0.integer(1)) of \($0.text(0)) belongs to nothing" }
    problems += try session.statement(
      """
      SELECT id FROM feed WHERE (articles, read, starred) !=
        (SELECT count(*), ifnull(sum(is_read), 0), ifnull(sum(is_starred), 0) FROM article WHERE feed = feed.number)
      """
    ).rows { "the counts of feed \($0.text(0)) are wrong" }
    problems += try session.statement(
      """
      SELECT id FROM article WHERE
        is_read != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'read')
        OR is_starred != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'starred')
      """
    ).rows { "the marks of article \($0.text(0)) are not those beside it" }
    try session.statement("SELECT id FROM feed").eachRow { (row) throws(DatabaseError) in
      do throws(DatabaseError) {
        _ = try ArchiveShelf(of: try row.feed(0), in: session)?.lines()
      } catch {
        guard error.isDamage else { throw error }
        problems.append("feed \(row.text(0)): \(error.words)")
      }
    }
    return problems + (try ArchiveWordIndexes(in: session).problems())
  }
}

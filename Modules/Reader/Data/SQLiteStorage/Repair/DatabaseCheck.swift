package import Database

/// Checks the whole database and rebuilds derived data.
package struct DatabaseCheck {
  private let session: DatabaseSession

  package init(_ session: DatabaseSession) {
    self.session = session
  }

  /// Unreadable content and rows with missing references: one sentence each.
  package func damage() throws(DatabaseError) -> [String] {
    var damage = try session.problems()
    // A broken database is not checked further.
    guard damage.isEmpty else { return damage }
    damage += try session.statement("PRAGMA foreign_key_check").rows { "row \($0.integer(1)) of \($0.text(0)) refers to a missing row" }
    try session.statement("SELECT id FROM feed").eachRow { (row) throws(DatabaseError) in
      do throws(DatabaseError) {
        _ = try DatabaseArticles(of: try row.feed(0), in: session)?.lines()
      } catch {
        guard error.isDamage else { throw error }
        damage.append("feed \(row.text(0)): \(error.words)")
      }
    }
    return damage
  }

  /// Counts and mark columns that do not match the articles and marks: one sentence each.
  package func disagreements() throws(DatabaseError) -> [String] {
    let schema = try session.schema()
    return try session.statement(DatabaseSchema.wrongCounts(inSchema: schema)).rows { "the counts of feed \($0.text(1)) are wrong" }
      + session.statement(DatabaseSchema.wrongMarks(inSchema: schema)).rows { "the marks of article \($0.text(1)) differ from its columns" }
  }

  /// Rebuilds wrong counts and mark columns, and the word indexes if `areWordsWrong`.
  /// - Returns: whether anything was wrong.
  func rebuild(areWordsWrong: Bool) throws(DatabaseError) -> Bool {
    let articles = try session.statement(DatabaseSchema.wrongMarks(inSchema: DatabaseSchema.newest)).rows { $0.integer(0) }
    for number in articles { try session.run(DatabaseSchema.remark, [.integer(number)]) }
    let feeds = try session.statement(DatabaseSchema.wrongCounts(inSchema: DatabaseSchema.newest)).rows { $0.integer(0) }
    for number in feeds { try session.run(DatabaseSchema.recount, [.integer(number)]) }
    if areWordsWrong { try DatabaseWordIndexes(in: session).makeAnew() }
    return !articles.isEmpty || !feeds.isEmpty || areWordsWrong
  }
}

internal import ArticleStorage
package import Database
internal import ReaderDomain

/// Checks and rebuilds both word indexes. They can always be rebuilt from the articles.
package struct DatabaseWordIndexes {
  private let session: DatabaseSession

  package init(in session: DatabaseSession) {
    self.session = session
  }

  /// Rebuilds both indexes from the articles.
  func makeAnew() throws(DatabaseError) {
    for index in DatabaseSchema.wordIndexes { try session.run("INSERT INTO \(index) (\(index)) VALUES ('delete-all')", []) }
    try session.run("DELETE FROM latin_only", [])
    try eachArticle { (feed, line, row, _) throws(DatabaseError) in try DatabaseWords(of: feed, in: session).add(line, of: row) }
  }

  /// Whether an earlier program indexed articles, without letters that are not Latin.
  func isUnfinished() throws(DatabaseError) -> Bool {
    try session.statement("SELECT 1 FROM latin_only LIMIT 1").firstRow { _ in true } ?? false
  }

  /// Indexes some of the articles of an earlier program again, with letters of all scripts. There may be a million, so that a refresh takes
  /// some of them with each feed.
  func extend(byAtMost count: Int) throws(DatabaseError) {
    guard try isUnfinished() else { return }
    var some: [(FeedID, ArticleLine, Int64)] = []
    try eachArticle("JOIN (SELECT article FROM latin_only LIMIT ?) AS former ON former.article = article.number", [.integer(Int64(count))])
    {
      (feed, line, row, _) throws(DatabaseError) in some.append((feed, line, row))
    }
    // In the order of the rows: whenever a row number is smaller than the last, FTS5 writes to the disk what it has gathered.
    for (feed, line, row) in some.sorted(by: { $0.2 < $1.2 }) { try DatabaseWords(of: feed, in: session).extend(line, of: row) }
  }

  /// Damage that makes a search fail: one sentence each.
  package func damage() throws(DatabaseError) -> [String] {
    var damage: [String] = []
    for index in DatabaseSchema.wordIndexes {
      do throws(DatabaseError) {
        try session.run("INSERT INTO \(index) (\(index)) VALUES ('integrity-check')", [])
      } catch {
        // The check is a statement that writes. Without it, a damaged index still differs from the articles.
        if error == .readOnly { continue }
        guard error.isDamage else { throw error }
        damage.append("the index \(index) is damaged (\(error.words))")
      }
    }
    return damage
  }

  /// All errors, including entries that do not match the articles: one sentence each.
  package func problems() throws(DatabaseError) -> [String] {
    let damage = try damage()
    guard damage.isEmpty else { return damage }
    for index in DatabaseSchema.wordIndexes {
      try session.run("CREATE VIRTUAL TABLE IF NOT EXISTS temp.\(index)_terms USING fts5vocab(main, \(index), row)", [])
    }
    return try session.reading { (session) throws(DatabaseError) in
      let expected = try articlesByTerm()
      var problems: [String] = []
      for index in DatabaseSchema.wordIndexes {
        var found: [String: Int] = [:]
        try session.statement("SELECT term, doc FROM temp.\(index)_terms").eachRow { found[$0.text(0)] = $0.count(1) }
        if found != expected[index] ?? [:] { problems.append("the index \(index) does not match the articles") }
      }
      return problems
    }
  }

  /// The number of articles that contain each term, by the name of the index.
  private func articlesByTerm() throws(DatabaseError) -> [String: [String: Int]] {
    var counts: [String: [String: Int]] = [:]
    try eachArticle { (feed, line, _, isLatinOnly) throws(DatabaseError) in
      for (index, terms) in DatabaseWords.terms(of: line, in: feed, isLatinOnly: isLatinOnly) {
        for term in DatabaseWords.terms(in: terms) { counts[index, default: [:]][term, default: 0] += 1 }
      }
    }
    return counts
  }

  /// - Parameters:
  ///   - restriction: a join that restricts the articles.
  ///   - values: the values of its parameters.
  private func eachArticle(
    _ restriction: String = "", _ values: [DatabaseValue] = [],
    _ work: (FeedID, ArticleLine, _ row: Int64, _ isLatinOnly: Bool) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let hasAllScripts = try session.schema() >= DatabaseSchema.firstWithScripts
    try session.statement(
      """
      SELECT article.record, body.record, feed.id, article.number,
        \(hasAllScripts ? "article.number IN (SELECT article FROM latin_only)" : "1")
      FROM article \(restriction) JOIN feed ON feed.number = article.feed LEFT JOIN body ON body.article = article.number
      """
    ).eachRow(values) { (row) throws(DatabaseError) in
      try work(try row.feed(2), try DatabaseArticles.line(row), row.integer(3), row.integer(4) == 1)
    }
  }
}

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
    try eachArticle { (feed, line, row) throws(DatabaseError) in try DatabaseWords(of: feed, in: session).add(line, of: row) }
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
      let expected = try articlesByTrigram()
      var problems: [String] = []
      for index in DatabaseSchema.wordIndexes {
        var found: [String: Int] = [:]
        try session.statement("SELECT term, doc FROM temp.\(index)_terms").eachRow { found[$0.text(0)] = $0.count(1) }
        if found != expected[index] ?? [:] { problems.append("the index \(index) does not match the articles") }
      }
      return problems
    }
  }

  /// The number of articles that contain each trigram, by the name of the index.
  private func articlesByTrigram() throws(DatabaseError) -> [String: [String: Int]] {
    var counts: [String: [String: Int]] = [:]
    try eachArticle { (feed, line, _) throws(DatabaseError) in
      for (index, trigrams) in DatabaseWords.trigrams(of: line, in: feed) {
        for trigram in trigrams { counts[index, default: [:]][trigram, default: 0] += 1 }
      }
    }
    return counts
  }

  private func eachArticle(_ work: (FeedID, ArticleLine, _ row: Int64) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try session.statement(
      """
      SELECT article.record, body.record, feed.id, article.number
      FROM article JOIN feed ON feed.number = article.feed LEFT JOIN body ON body.article = article.number
      """
    ).eachRow { (row) throws(DatabaseError) in try work(try row.feed(2), try DatabaseArticles.line(row), row.integer(3)) }
  }
}

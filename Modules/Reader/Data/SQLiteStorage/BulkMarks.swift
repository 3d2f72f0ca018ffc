internal import Database
internal import ReaderDomain

/// Changes the marks of thousands of articles in one transaction.
///
/// It does in bulk what triggers do article by article. Marks and articles are written in the order of their tables, so that each page is
/// written once. Each feed is counted once.
struct BulkMarks {
  private let session: DatabaseSession

  init(_ session: DatabaseSession) {
    self.session = session
  }

  /// The statuses of the articles for which `isWanted` returns true, without unmarked ones. It reads all marks.
  func statuses(of isWanted: (ArticleID) -> Bool) throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    var statuses: [ArticleID: ArticleStatus] = [:]
    try session.statement("SELECT article, word FROM mark").eachRow { (row) throws(DatabaseError) in
      let id = try row.article(0)
      if isWanted(id) { statuses[id] = (statuses[id] ?? .new).applying(.set(ArticleMark(rawValue: row.text(1)), true)) }
    }
    return statuses
  }

  /// Changes the status of these articles.
  /// - Parameters:
  ///   - ids: sorted, each once.
  ///   - statuses: their statuses.
  func update(
    _ ids: [ArticleID], _ change: ArticleStatus.Change, from statuses: [ArticleID: ArticleStatus]
  ) throws(DatabaseError) {
    var changed: [Bool: [ArticleID]] = [:]
    let mark = change.mark
    for id in ids {
      let status = statuses[id] ?? .new
      let new = status.applying(change)
      if new != status { changed[new.has(mark), default: []].append(id) }
    }
    guard !changed.isEmpty else { return }
    try session.withoutTriggers { () throws(DatabaseError) in
      for (isSet, ids) in changed { try set(mark, isSet, of: ids) }
      if let column = DatabaseSchema.column(of: mark) { try updateArticles(column, mark, changed) }
    }
  }

  /// The articles among these sorted ones that are stored in feeds with these numbers. It reads the ids of all articles in the same order.
  func stored(_ ids: [ArticleID], in feeds: Set<Int64>) throws(DatabaseError) -> [ArticleID] {
    var stored: [ArticleID] = []
    stored.reserveCapacity(ids.count)
    var next = 0
    try session.statement("SELECT id, feed FROM article ORDER BY id").rows { (row) throws(DatabaseError) in
      let id = try row.article(0)
      while next < ids.count, ids[next] < id { next += 1 }
      guard next < ids.count else { return false }
      // An article of several feeds has several rows.
      if ids[next] == id, stored.last != id, feeds.contains(row.integer(1)) { stored.append(id) }
      return true
    }
    return stored
  }

  /// The statuses of sorted articles. It reads all marks in the same order.
  func statuses(ofSorted ids: [ArticleID]) throws(DatabaseError) -> [ArticleStatus] {
    var statuses = [ArticleStatus](repeating: .new, count: ids.count)
    var next = 0
    try session.statement("SELECT article, word FROM mark ORDER BY article").rows { (row) throws(DatabaseError) in
      let id = try row.article(0)
      while next < ids.count, ids[next] < id { next += 1 }
      guard next < ids.count else { return false }
      if ids[next] == id { statuses[next] = statuses[next].applying(.set(ArticleMark(rawValue: row.text(1)), true)) }
      return true
    }
    return statuses
  }

  /// Sets or clears a mark in one statement, which takes half the time of one for each article.
  private func set(_ mark: ArticleMark, _ isSet: Bool, of ids: [ArticleID]) throws(DatabaseError) {
    let list = "[\(ids.map { "\"\($0.text)\"" }.joined(separator: ","))]"
    if isSet {
      try session.run("INSERT INTO mark (article, word) SELECT value, ?2 FROM json_each(?1)", [.text(list), .text(mark.rawValue)])
    } else {
      for word in try DatabaseMarks(session).words(of: mark) {
        try session.run("DELETE FROM mark WHERE word = ?2 AND article IN (SELECT value FROM json_each(?1))", [.text(list), .text(word)])
      }
    }
  }

  /// Updates the mark columns of the articles and the counts of the feeds.
  private func updateArticles(_ column: String, _ mark: ArticleMark, _ changed: [Bool: [ArticleID]]) throws(DatabaseError) {
    let articles = try session.statement("SELECT total(articles) FROM feed").firstRow { $0.integer(0) } ?? 0
    if changed.values.reduce(0, { $0 + Int64($1.count) }) * Self.part > articles {
      // For more than a tenth of all articles, a scan of all rows is faster than single searches. Rebuilding the indexes is then faster
      // than updating them.
      var isOfAll = changed.count == 1
      for (isSet, ids) in changed where isOfAll { isOfAll = try areAll(ids, without: column, isSet) }
      let indexes = DatabaseSchema.markIndexes.filter { $0.script.contains(column) }
      for index in indexes { try session.run("DROP INDEX \(index.name)", []) }
      for isSet in changed.keys {
        let others = "UPDATE article NOT INDEXED SET \(column) = ?1 WHERE \(column) != ?1"
        if isOfAll {
          try session.run(others, [.integer(isSet ? 1 : 0)])
        } else {
          try session.run(
            "\(others) AND \(isSet ? "" : "NOT ")EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = ?2)",
            [.integer(isSet ? 1 : 0), .text(mark.rawValue)])
        }
      }
      for index in indexes { try session.run(index.script, []) }
    } else {
      for (isSet, ids) in changed {
        let statement = try session.statement("UPDATE article SET \(column) = ?1 WHERE id = ?2 AND \(column) != ?1")
        for id in ids { try statement.run([.integer(isSet ? 1 : 0), .text(id.text)]) }
      }
    }
    try session.run("UPDATE feed SET \(DatabaseSchema.counts)", [])
  }

  /// Whether these are all articles whose column differs. If so, no article's marks need to be read.
  private func areAll(_ ids: [ArticleID], without column: String, _ isSet: Bool) throws(DatabaseError) -> Bool {
    let count = try session.statement("SELECT count(*) FROM article WHERE \(column) = ?")
    guard let others = try count.firstRow([.integer(isSet ? 0 : 1)], { $0.count(0) }), others <= ids.count else { return false }
    var (next, found) = (0, 0)
    try session.statement("SELECT id FROM article ORDER BY id").eachRow { (row) throws(DatabaseError) in
      let id = try row.article(0)
      while next < ids.count, ids[next] < id { next += 1 }
      if next < ids.count, ids[next] == id { found += 1 }
    }
    return found == others
  }

  private static let part: Int64 = 10
}

extension ArticleStatus.Change {
  fileprivate var mark: ArticleMark {
    switch self {
    case .set(let mark, _), .toggle(let mark): mark
    }
  }
}

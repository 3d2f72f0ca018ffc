internal import Database
internal import Domain

/// Changes the marks of thousands of articles, in a transaction.
///
/// What triggers do for each article is done here once for all: marks are written in the order of their table, articles in that of theirs, so that
/// each page is written once, and each feed is counted once.
struct BulkMarks {
  private let session: DatabaseSession

  /// Works on a database.
  init(_ session: DatabaseSession) {
    self.session = session
  }

  /// Changes the status of these articles.
  /// - Returns: their statuses after the change.
  func update(_ ids: Set<ArticleID>, _ change: ArticleStatus.Change) throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    try prepare(ids)
    let before = try statuses()
    var after: [ArticleID: ArticleStatus] = [:]
    after.reserveCapacity(ids.count)
    var changed: [Bool: [ArticleID]] = [:]
    let mark = change.mark
    for id in ids {
      let status = before[id] ?? .new
      let new = status.applying(change)
      after[id] = new
      if new != status { changed[new.marks.contains(mark), default: []].append(id) }
    }
    try session.withoutTriggers { () throws(DatabaseError) in
      for (isSet, ids) in changed { try set(mark, isSet, of: ids) }
      try session.run("UPDATE feed SET \(DatabaseSchema.counts)", [])
    }
    try session.run("DELETE FROM temp.asked", [])
    return after
  }

  private func prepare(_ ids: some Sequence<ArticleID>) throws(DatabaseError) {
    try session.run("CREATE TEMP TABLE IF NOT EXISTS asked (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID", [])
    try session.run("DELETE FROM temp.asked", [])
    for id in ids.sorted() { try session.run("INSERT INTO temp.asked (id) VALUES (?)", [.text(id.text)]) }
  }

  private func statuses() throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    var marks: [ArticleID: Set<ArticleMark>] = [:]
    try session.statement("SELECT id, word FROM temp.asked CROSS JOIN mark ON mark.article = asked.id").eachRow {
      (row) throws(DatabaseError) in
      marks[try row.article(0), default: []].insert(ArticleMark(rawValue: row.text(1)))
    }
    return marks.mapValues { ArticleStatus($0) }
  }

  private func set(_ mark: ArticleMark, _ isSet: Bool, of ids: [ArticleID]) throws(DatabaseError) {
    try prepare(ids)
    if isSet {
      try session.run("INSERT INTO mark (article, word) SELECT id, ? FROM temp.asked WHERE true ORDER BY id", [.text(mark.rawValue)])
    } else {
      try session.run("DELETE FROM mark WHERE word = ? AND article IN (SELECT id FROM temp.asked)", [.text(mark.rawValue)])
    }
    guard let column = DatabaseSchema.column(of: mark) else { return }
    let articles = try session.statement("SELECT total(articles) FROM feed").firstRow { $0.integer(0) } ?? 0
    // A look at all rows in their order takes less time than a search for every tenth one.
    let path = Int64(ids.count) * Self.part > articles ? "NOT INDEXED" : ""
    // And indexes that are made anew take less than indexes in which every tenth entry changes.
    if !path.isEmpty { for index in DatabaseSchema.markIndexes { try session.run("DROP INDEX \(index.name)", []) } }
    try session.run(
      "UPDATE article \(path) SET \(column) = ?1 WHERE \(column) != ?1 AND id IN (SELECT id FROM temp.asked)", [.integer(isSet ? 1 : 0)])
    if !path.isEmpty { for index in DatabaseSchema.markIndexes { try session.run(index.script, []) } }
  }

  private static let part: Int64 = 10
}

extension ArticleStatus.Change {
  /// The mark that it is about.
  fileprivate var mark: ArticleMark {
    switch self {
    case .set(let mark, _), .toggle(let mark): mark
    }
  }
}

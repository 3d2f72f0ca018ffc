internal import ArticleStorage
internal import CoreDomain
internal import Database
internal import ReaderDomain
internal import RecordJSON

/// The articles of one feed in a database.
struct DatabaseArticles {
  let feed: FeedID
  private let number: Int64
  private let session: DatabaseSession

  /// Returns nil when the feed is not in the database.
  init?(of feed: FeedID, in session: DatabaseSession) throws(DatabaseError) {
    guard let number = try session.statement("SELECT number FROM feed WHERE id = ?").firstRow([.text(feed.text)], { $0.integer(0) }) else {
      return nil
    }
    self.init(feed: feed, number: number, session: session)
  }

  /// Adds the feed to the database if it is missing.
  init(making feed: FeedID, in session: DatabaseSession) throws(DatabaseError) {
    if let articles = try DatabaseArticles(of: feed, in: session) {
      self = articles
    } else {
      try session.run("INSERT INTO feed (id) VALUES (?)", [.text(feed.text)])
      self.init(feed: feed, number: session.lastInsertedRow, session: session)
    }
  }

  private init(feed: FeedID, number: Int64, session: DatabaseSession) {
    self.feed = feed
    self.number = number
    self.session = session
  }

  /// All articles of the feed, in no particular order.
  func lines() throws(DatabaseError) -> [ArticleLine] {
    try session.statement("SELECT a.record, b.record FROM article a LEFT JOIN body b ON b.article = a.number WHERE a.feed = ?")
      .rows([.integer(number)], Self.line)
  }

  /// Adds articles, or replaces those with the same ids.
  func put(_ lines: [ArticleLine]) throws(DatabaseError) {
    let words = DatabaseWords(of: feed, in: session)
    var edits: [WordEdit] = []
    for line in lines {
      if let edit = try put(line, words) { edits.append(edit) }
    }
    // The words come last, in the order of the rows. FTS5 gathers words in memory, and writes what it has whenever a row number is
    // smaller than the last, and before each statement with a trigger.
    for edit in edits.sorted(by: { $0.row < $1.row }) {
      if let before = edit.before { try words.remove(before, of: edit.row) }
      try words.add(edit.after, of: edit.row)
    }
  }

  /// An article whose words the indexes do not have yet.
  private struct WordEdit {
    let row: Int64
    /// The article as the indexes have it; nil for a new article.
    let before: ArticleLine?
    let after: ArticleLine
  }

  /// - Returns: nil when the article has the words of the one that it replaces.
  private func put(_ line: ArticleLine, _ words: DatabaseWords) throws(DatabaseError) -> WordEdit? {
    let record = line.record
    let values: [DatabaseValue] = [
      DatabaseValue(record.place.date), DatabaseValue(record.firstSeen), .integer(Int64(record.position)),
      .integer(Int64(bitPattern: record.digest)),
      .record { writer in
        writer.beginObject()
        record.writeMembers(to: &writer)
        writer.endObject()
      },
    ]
    if let row = try row(of: record.id) {
      let before = try self.line(of: record.id)
      try session.run(
        "UPDATE article SET date = ?, first_seen = ?, position = ?, digest = ?, record = ? WHERE number = ?", values + [.integer(row)])
      // The index of words costs several times as much as the rest, and most edits change no word.
      if let before, words.areSame(in: before, and: line) { return nil }
      try session.run("DELETE FROM body WHERE article = ?", [.integer(row)])
      try addBody(of: line, to: row)
      return WordEdit(row: row, before: before, after: line)
    }
    let status = try DatabaseMarks(session).status(of: record.id)
    try session.run(
      """
      INSERT INTO article (date, first_seen, position, digest, record, id, feed, is_read, is_starred, is_hidden)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      values + [.text(record.id.text), .integer(number)]
        + [status.isRead, status.isStarred, status.isHidden].map { .integer($0 ? 1 : 0) })
    // The trigger inserts no row, so the last inserted row is still the article.
    let row = session.lastInsertedRow
    try addBody(of: line, to: row)
    return WordEdit(row: row, before: nil, after: line)
  }

  /// The number of articles.
  func count() throws(DatabaseError) -> Int {
    try session.statement("SELECT articles FROM feed WHERE number = ?").firstRow([.integer(number)]) { $0.count(0) } ?? 0
  }

  func places() throws(DatabaseError) -> [ArticleSortKey] {
    try session.statement("SELECT id, date, first_seen, position FROM article WHERE feed = ?").rows([.integer(number)]) {
      (row) throws(DatabaseError) in
      ArticleSortKey(
        date: Timestamp(milliseconds: row.integer(1)), firstSeen: Timestamp(milliseconds: row.integer(2)), position: row.count(3),
        id: try row.article(0))
    }
  }

  /// Removes the articles for which `mayGo` returns true, with their bodies and words. Their marks stay.
  /// - Returns: the number of removed articles.
  func remove(_ ids: [ArticleID], where mayGo: (ArticleID) throws(DatabaseError) -> Bool) throws(DatabaseError) -> Int {
    let words = DatabaseWords(of: feed, in: session)
    var removed = 0
    for id in ids {
      guard try mayGo(id), let row = try row(of: id), let line = try line(of: id) else { continue }
      try words.remove(line, of: row)
      try session.run("DELETE FROM body WHERE article = ?", [.integer(row)])
      try session.run("DELETE FROM article WHERE number = ?", [.integer(row)])
      removed += 1
    }
    if removed > 0 { try session.run(DatabaseSchema.recount, [.integer(number)]) }
    return removed
  }

  private func addBody(of line: ArticleLine, to row: Int64) throws(DatabaseError) {
    guard let body = line.body else { return }
    try session.run("INSERT INTO body (article, record) VALUES (?, ?)", [.integer(row), .record { body.write(to: &$0) }])
  }

  private func row(of id: ArticleID) throws(DatabaseError) -> Int64? {
    try session.statement("SELECT number FROM article WHERE id = ? AND feed = ?")
      .firstRow([.text(id.text), .integer(number)]) { $0.integer(0) }
  }

  /// The article whose record and body are in the first two columns.
  static func line(_ row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleLine {
    ArticleLine(
      record: try row.record(0) { (reader) throws(JSONError) in try ArticleRecord(reading: &reader) },
      body: row.isNull(1) ? nil : try row.record(1) { (reader) throws(JSONError) in try BodyRecord(reading: &reader) })
  }
}

extension DatabaseArticles: StoredLines {
  func ids() throws(DatabaseError) -> Set<ArticleID> {
    Set(
      try session.statement("SELECT id FROM article WHERE feed = ?").rows([.integer(number)]) { (row) throws(DatabaseError) in
        try row.article(0)
      })
  }

  func digest(of id: ArticleID) throws(DatabaseError) -> UInt64? {
    try session.statement("SELECT digest FROM article WHERE id = ? AND feed = ?")
      .firstRow([.text(id.text), .integer(number)]) { UInt64(bitPattern: $0.integer(0)) }
  }

  func line(of id: ArticleID) throws(DatabaseError) -> ArticleLine? {
    try session.statement(
      "SELECT a.record, b.record FROM article a LEFT JOIN body b ON b.article = a.number WHERE a.id = ? AND a.feed = ?"
    ).firstRow([.text(id.text), .integer(number)], Self.line)
  }
}

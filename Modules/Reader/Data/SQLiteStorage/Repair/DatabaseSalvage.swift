internal import ArticleStorage
internal import Database
internal import ReaderDomain
internal import RecordJSON

/// Reads the undamaged content of a damaged database.
///
/// Each table is read in the order of its key. After a broken page, reading continues behind it, so a bad page costs only its own rows.
struct DatabaseSalvage {
  private let connection: SQLiteConnection
  private let path: String

  /// The number of consecutive unreadable keys after which a table is given up.
  private static let maximumFailures = 1 << 18
  /// The step over broken ids of articles. Ids are evenly distributed, so the step is less than the distance between two of a million ids.
  private static let stepOverArticles: UInt64 = 1 << 44
  /// The step over broken ids of feeds: less than the distance between two of ten thousand ids.
  private static let stepOverFeeds: UInt64 = 1 << 24

  /// Opens a database that was set aside, with its WAL. It is not changed.
  init(of path: String) throws(DatabaseError) {
    self.path = path
    connection = try SQLiteConnection(path: path, access: .readOnly)
  }

  /// Copies the readable content to another database. Existing content of that database takes precedence, except over marks that keep an article.
  func restore(into session: DatabaseSession) throws(DatabaseError) {
    let marks = DatabaseMarks(session)
    for (id, words) in try readableMarks() {
      let present = try marks.status(of: id)
      let recovered = present.recovering(ArticleStatus(words))
      if recovered != present { try marks.replace(present, with: recovered, of: id) }
    }
    for (feed, fetchState) in try readableFetchStates() {
      try session.run(
        "INSERT INTO visit (feed, record) VALUES (?, ?) ON CONFLICT DO NOTHING", [.text(feed.text), .record { fetchState.write(to: &$0) }])
    }
    let feeds = try readableFeeds()
    try eachLine { (number, line) throws(DatabaseError) in
      guard let feed = feeds[number] else { return }
      let articles = try DatabaseArticles(making: feed, in: session)
      if try articles.digest(of: line.record.id) == nil { try articles.put([line]) }
    }
  }

  /// The marks, read row by row. If a row is unreadable, they are also read page by page. The columns of the articles repeat some of the marks,
  /// so that a broken page of marks does not lose these. Each is read alone: `is_hidden` stands behind the record, which may be unreadable, and
  /// a database of an older program has no such column.
  private func readableMarks() throws(DatabaseError) -> [ArticleID: Set<ArticleMark>] {
    var marks: [ArticleID: Set<ArticleMark>] = [:]
    let isWhole = try scan(
      "SELECT article, word FROM mark WHERE article >= ? ORDER BY article", step: Self.stepOverArticles,
      key: { .text(ContentDigest.text($0)) },
      read: { row in
        guard let id = ArticleID(stored: row.text(0)) else { return nil }
        marks[id, default: []].insert(ArticleMark(rawValue: row.text(1)))
        return id.start
      })
    if !isWhole { marks.merge(try MarkPages(ofDatabase: path).marks) { read, found in read.union(found) } }
    for mark in DatabaseSchema.marks {
      guard let column = DatabaseSchema.column(of: mark) else { continue }
      try scanNumbers("SELECT number, id, \(column) FROM article WHERE number >= ? ORDER BY number") { row in
        if row.integer(2) == 1, let id = ArticleID(stored: row.text(1)) { marks[id, default: []].insert(mark) }
      }
    }
    return marks
  }

  /// The fetch states without their validators. Articles may be missing, and a server's "not modified" would keep them missing.
  private func readableFetchStates() throws(DatabaseError) -> [FeedID: FetchState] {
    var fetchStates: [FeedID: FetchState] = [:]
    try scan(
      "SELECT feed, record FROM visit WHERE feed >= ? ORDER BY feed", step: Self.stepOverFeeds,
      key: { .text(String(ContentDigest.text($0).suffix(FeedID.digits))) },
      read: { (row) throws(DatabaseError) in
        let text = row.text(0)
        guard let feed = FeedID(stored: text) else { return nil }
        var fetchState = try row.record(1) { (reader) throws(JSONError) in try FetchState(reading: &reader) }
        fetchState.validators = nil
        fetchStates[feed] = fetchState
        return UInt64(text, radix: 16)
      })
    return fetchStates
  }

  private func readableFeeds() throws(DatabaseError) -> [Int64: FeedID] {
    var feeds: [Int64: FeedID] = [:]
    try scanNumbers("SELECT number, id FROM feed WHERE number >= ? ORDER BY number") { row in
      feeds[row.integer(0)] = FeedID(stored: row.text(1))
    }
    return feeds
  }

  /// Calls `work` with each article and the number of its feed. The body is nil when it is unreadable.
  private func eachLine(_ work: (Int64, ArticleLine) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try scanNumbers("SELECT number, feed, record FROM article WHERE number >= ? ORDER BY number") { (row) throws(DatabaseError) in
      var record = try row.record(2) { (reader) throws(JSONError) in try ArticleRecord(reading: &reader) }
      let body: BodyRecord?
      do throws(DatabaseError) {
        body = try self.body(of: row.integer(0))
      } catch {
        guard error.isDamage else { throw error }
        body = nil
        // Without its content hash, the article counts as changed. The next fetch then restores its body, which is not an edit.
        record.digest = 0
        record.reading = nil
      }
      try work(row.integer(1), ArticleLine(record: record, body: body))
    }
  }

  private func body(of number: Int64) throws(DatabaseError) -> BodyRecord? {
    let statement: DatabaseStatement
    do throws(DatabaseError) {
      statement = try connection.prepare("SELECT record FROM body WHERE article = ?")
    } catch {
      // Where the schema is damaged, the table may be missing, or have another name.
      if case .cancelled = error { throw error }
      throw .damaged(reason: error.words)
    }
    return try statement.firstRow([.integer(number)]) { (row) throws(DatabaseError) in
      try row.record(0) { (reader) throws(JSONError) in try BodyRecord(reading: &reader) }
    }
  }

  private func scanNumbers(_ sql: String, _ read: (borrowing DatabaseRow) throws(DatabaseError) -> Void) throws(DatabaseError) {
    try scan(sql, step: 1, key: { .integer(Int64(clamping: $0)) }) { (row) throws(DatabaseError) in
      try read(row)
      return UInt64(clamping: row.integer(0))
    }
  }

  /// Reads the rows of a table in the order of a key, and continues after broken pages.
  /// - Parameters:
  ///   - sql: a statement with one parameter, the key to start at.
  ///   - step: how far after a broken place the next attempt starts.
  ///   - read: reads a row and returns its key; nil when the row has none.
  /// - Returns: whether every row was readable.
  @discardableResult
  private func scan(
    _ sql: String, step: UInt64, key: (UInt64) -> DatabaseValue,
    read: (borrowing DatabaseRow) throws(DatabaseError) -> UInt64?
  ) throws(DatabaseError) -> Bool {
    let statement: DatabaseStatement
    do throws(DatabaseError) {
      try connection.readDespiteDamage()
      statement = try connection.prepare(sql)
    } catch {
      // A database with an unreadable schema has no tables.
      if case .cancelled = error { throw error }
      return false
    }
    var (start, failures): (UInt64, Int) = (0, 0)
    var isWhole = true
    while failures <= Self.maximumFailures {
      do throws(DatabaseError) {
        try statement.eachRow([key(start)]) { (row) throws(DatabaseError) in
          guard let found = try read(row) else { return }
          start = max(start, found)
          failures = 0
        }
        return isWhole
      } catch {
        guard error.isDamage else { throw error }
        isWhole = false
      }
      let (next, isPastEnd) = start.addingReportingOverflow(step)
      guard !isPastEnd else { break }
      start = next
      failures += 1
    }
    return false
  }
}

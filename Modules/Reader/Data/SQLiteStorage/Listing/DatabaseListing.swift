internal import ArticleStorage
internal import Database
internal import ReaderDomain
internal import RecordJSON

/// Runs a query on the articles of some feeds.
struct DatabaseListing {
  /// An article that was read, with its marks if the query needs them.
  private struct Match {
    let article: Article
    let number: Int64
    let status: ArticleStatus?
  }

  private let query: ArticleQuery
  private let matcher: QueryMatcher
  private let needsStatus: Bool
  private let feeds: RequestedFeeds
  private let session: DatabaseSession

  init(_ query: ArticleQuery, in feeds: RequestedFeeds, of session: DatabaseSession) {
    self.query = query
    var unmarked = query
    // Statements check the marks.
    (unmarked.having, unmarked.lacking, unmarked.includesHidden) = ([], [], true)
    matcher = QueryMatcher(unmarked)
    needsStatus = query.condition?.needsStatus ?? false
    self.feeds = feeds
    self.session = session
  }

  /// The articles that match the query, newest first or in its order: the part that the query's window shows.
  func page() throws(DatabaseError) -> ListPage<ArticleWithStatus> {
    if let order = query.order {
      let sorting = QuerySorting(order)
      return try query.window.page(sorting: try keyed(by: sorting)) { (id) throws(DatabaseError) in try key(of: id, by: sorting) }
    }
    let window = query.window
    let below = try entries(on: .below, atMost: window.reach.below)
    let above = try entries(on: .above, atMost: window.reach.above)
    let page = window.page(above: above, below: below)
    guard !query.needsArticles, page.offset == nil || page.total == nil else { return page }
    return window.page(above: above, below: below, aboveCount: try aboveCount(), total: try count())
  }

  /// The matching articles on one side of the window's boundary, the nearest first.
  private func entries(on side: ListingConditions.Side, atMost limit: Int) throws(DatabaseError) -> [ArticleWithStatus] {
    var entries: [ArticleWithStatus] = []
    guard limit > 0 else { return entries }
    try forEachMatch(on: side, atMost: limit) { (match) throws(DatabaseError) in
      entries.append(try entry(match))
      return entries.count < limit
    }
    return entries
  }

  /// All matching articles, with their sort keys.
  private func keyed(by sorting: QuerySorting) throws(DatabaseError) -> [(row: ArticleWithStatus, key: QuerySorting.Key)] {
    var found: [(row: ArticleWithStatus, key: QuerySorting.Key)] = []
    var whole = query
    whole.window = .all
    // They are sorted afterwards, so they are read in the order of the tables, where bodies lie side by side.
    try DatabaseListing(whole, in: feeds, of: session).forEachMatch(on: nil, atMost: .max) { (match) throws(DatabaseError) in
      let entry = try entry(match)
      found.append((entry, try sorting.key(of: entry) { () throws(DatabaseError) in try body(of: match.number).text }))
      return true
    }
    return found
  }

  /// The sort key of an article that need not match the query; nil when no requested feed has it.
  private func key(of id: ArticleID, by sorting: QuerySorting) throws(DatabaseError) -> QuerySorting.Key? {
    var key: QuerySorting.Key?
    try session.statement("SELECT \(DatabaseRows.columns) FROM article WHERE id = ?").eachRow([.text(id.text)]) {
      (row) throws(DatabaseError) in
      guard let match = try match(row, .new) else { return }
      key = try sorting.key(of: try entry(match)) { () throws(DatabaseError) in try body(of: match.number).text }
    }
    return key
  }

  /// Calls `work` with each matching article on one side of the window's boundary, the nearest first, until it returns false.
  /// - Parameter limit: about how many articles are needed.
  private func forEachMatch(
    on side: ListingConditions.Side?, atMost limit: Int, _ work: (Match) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    try forEachCandidate(on: side, atMost: limit) { (row, isCertain, status) throws(DatabaseError) in
      guard let match = try match(row, status) else { return true }
      let isMatch = if isCertain { true } else { try matchesQuery(match) }
      return isMatch ? try work(match) : true
    }
  }

  /// Calls `work` with the row of each article that may match, on one side of the window's boundary, the nearest first, until it returns false.
  /// - Parameters:
  ///   - side: The side; nil for both.
  ///   - limit: About how many articles are needed.
  ///   - work: Gets the row, whether its columns tell that the article matches, and its marks if the query needs them.
  private func forEachCandidate(
    on side: ListingConditions.Side?, atMost limit: Int,
    _ work: (borrowing DatabaseRow, Bool, ArticleStatus?) throws(DatabaseError) -> Bool
  ) throws(DatabaseError) {
    guard feeds.articles > 0 else { return }
    let conditions = try ListingConditions(query, in: feeds, on: side, words: try usefulWords(limit))
    let marks = needsStatus ? MarkColumns(in: feeds, of: session) : nil
    try session.statement("SELECT \(DatabaseRows.columns), \(marks?.columns ?? "0") FROM article \(conditions.sql) \(side?.order ?? "")")
      .rows(conditions.values) { (row) throws(DatabaseError) in
        guard let feed = feeds.id(of: row.integer(DatabaseRows.feed)) else { return true }
        let place = try DatabaseRows.place(in: row)
        let status = try marks?.status(of: place.id, in: row)
        let value = query.needsArticles ? matcher.value(of: feed, place, status) : true
        return try value == false ? true : work(row, value == true, status)
      }
  }

  private func match(_ row: borrowing DatabaseRow, _ status: ArticleStatus?) throws(DatabaseError) -> Match? {
    guard let article = try DatabaseRows(in: feeds, of: session).article(row) else { return nil }
    return Match(article: article, number: row.integer(DatabaseRows.number), status: status)
  }

  private func entry(_ match: Match) throws(DatabaseError) -> ArticleWithStatus {
    let status = if let status = match.status { status } else { try DatabaseMarks(session).status(of: match.article.id) }
    return ArticleWithStatus(article: match.article, status: status)
  }

  /// The statuses of the articles that match the query.
  func statuses() throws(DatabaseError) -> [ArticleID: ArticleStatus] {
    guard !query.needsArticles else {
      return Dictionary(try all().map { ($0.article.id, $0.status) }, uniquingKeysWith: { first, _ in first })
    }
    var statuses: [ArticleID: ArticleStatus] = [:]
    guard feeds.articles > 0 else { return statuses }
    // If many articles match, a scan of all articles in the order of the marks is faster than single lookups.
    let all = feeds.articles + feeds.others
    let isMost = !query.hasDates && (counted() ?? feeds.articles) * Self.part > all
    let conditions = isMost ? ListingConditions(allIn: feeds) : try ListingConditions(query, in: feeds)
    statuses.reserveCapacity(isMost ? feeds.articles : 0)
    let matches = "SELECT id FROM article \(conditions.sql)"
    try session.statement("SELECT found.id, word FROM (\(matches)) AS found LEFT JOIN mark ON mark.article = found.id")
      .eachRow(conditions.values) { (row) throws(DatabaseError) in
        let id = try row.article(0)
        let status = statuses[id] ?? .new
        statuses[id] = row.isNull(1) ? status : status.applying(.set(ArticleMark(rawValue: row.text(1)), true))
      }
    return isMost ? statuses.filter { ArticleMatching.matches($0.value, query) } : statuses
  }

  private static let part = 10

  /// The number of articles that match the query.
  func count() throws(DatabaseError) -> Int {
    guard !query.needsArticles else {
      var count = 0
      try forEachCandidate(on: nil, atMost: .max) { (row, isCertain, status) throws(DatabaseError) in
        if isCertain {
          count += 1
        } else if let match = try match(row, status), try matchesQuery(match) {
          count += 1
        }
        return true
      }
      return count
    }
    if let count = counted() { return count }
    return try scanned()
  }

  /// All articles that match the query.
  private func all() throws(DatabaseError) -> [ArticleWithStatus] {
    var whole = query
    whole.window = .all
    return try DatabaseListing(whole, in: feeds, of: session).entries(on: .below, atMost: .max)
  }

  /// The number of matching articles above the window's boundary.
  private func aboveCount() throws(DatabaseError) -> Int {
    switch query.window.boundary {
    case nil: query.window.start == .top ? 0 : try count()
    case .some: try scanned(on: .above)
    }
  }

  /// The count from the stored counts of the feeds; nil when they cannot answer the query.
  private func counted() -> Int? {
    guard !query.hasDates else { return nil }
    let isHidden = query.having.contains(.hidden)
    if isHidden, query.excluded.contains(.hidden) { return 0 }
    let number: ((ArticleCounts) -> Int)? =
      switch (query.having.subtracting([.hidden]), query.excluded.subtracting([.hidden])) {
      case ([], []): { $0.all }
      case ([], [.read]): { $0.unread }
      case ([.read], []): { $0.all - $0.unread }
      case ([.starred], []): { $0.starred }
      case ([], [.starred]): { $0.all - $0.starred }
      default: nil
      }
    return number.map { number in
      feeds.counts.values.reduce(0) { sum, counts in
        sum + number(isHidden ? counts.hidden : query.excluded.contains(.hidden) ? counts.shown : counts.all)
      }
    }
  }

  private func scanned(on side: ListingConditions.Side? = nil) throws(DatabaseError) -> Int {
    guard feeds.articles > 0 else { return 0 }
    let conditions = try ListingConditions(query, in: feeds, on: side)
    return try session.statement("SELECT count(*) FROM article \(conditions.sql)").firstRow(conditions.values) { $0.count(0) } ?? 0
  }

  /// The word index, unless it finds so many articles that a scan from the top of the list is faster.
  ///
  /// If the index finds n of N articles, the first `limit` matches are in about the first `limit * N / n` articles of the list. Sorting the
  /// n articles costs about a sixteenth of reading as many articles from the list.
  private func usefulWords(_ limit: Int) throws(DatabaseError) -> TrigramQuery? {
    guard let words = TrigramQuery(query, hasAllScripts: feeds.hasAllScripts), limit < .max else {
      return TrigramQuery(query, hasAllScripts: feeds.hasAllScripts)
    }
    // Floating point avoids an overflow: the limit may be as large as an integer can be.
    let maximum = Int((16 * Double(limit) * Double(feeds.articles)).squareRoot())
    let found = try session.statement(
      "SELECT count(*) FROM (SELECT 1 FROM \(words.index) WHERE \(words.index) MATCH ?\(words.former) LIMIT ?)"
    )
    .firstRow([.text(words.match), .integer(Int64(maximum + 1))]) { $0.count(0) }
    return (found ?? 0) > maximum ? nil : words
  }

  private func matchesQuery(_ match: Match) throws(DatabaseError) -> Bool {
    try matcher.matches(ArticleWithStatus(article: match.article, status: match.status ?? .new)) { () throws(DatabaseError) in
      try body(of: match.number)
    }
  }

  private func body(of number: Int64) throws(DatabaseError) -> QueryBody {
    let body = try session.statement("SELECT record FROM body WHERE article = ?").firstRow([.integer(number)]) {
      (row) throws(DatabaseError) in
      try row.record(0) { (reader) throws(JSONError) in try BodyRecord(reading: &reader) }
    }
    return QueryBody(body)
  }
}

/// The marks of articles from columns. Only the articles with further marks, such as tags, are looked up one by one.
private struct MarkColumns {
  /// The columns to select, behind `DatabaseRows.columns`.
  let columns: String
  private let marks: [ArticleMark]
  private let session: DatabaseSession

  init(in feeds: RequestedFeeds, of session: DatabaseSession) {
    let columns = DatabaseSchema.marks.compactMap { mark in feeds.column(of: mark).map { (mark, $0) } }
    marks = columns.map(\.0)
    let words = columns.map { "'\($0.0.rawValue)'" }.joined(separator: ", ")
    let others = "EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word NOT IN (\(words)))"
    self.columns = (columns.map(\.1) + [others]).joined(separator: ", ")
    self.session = session
  }

  func status(of id: ArticleID, in row: borrowing DatabaseRow) throws(DatabaseError) -> ArticleStatus {
    guard row.integer(DatabaseRows.count + marks.count) == 0 else { return try DatabaseMarks(session).status(of: id) }
    var status = ArticleStatus.new
    for (column, mark) in marks.enumerated() where row.integer(DatabaseRows.count + column) != 0 {
      status = status.applying(.set(mark, true))
    }
    return status
  }
}

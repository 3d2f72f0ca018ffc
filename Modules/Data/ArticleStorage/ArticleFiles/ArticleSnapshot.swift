internal import FileStorage
internal import RecordJSON
internal import Domain

/// The article files of some feeds and the statuses of their articles, at one moment.
struct ArticleSnapshot: Sendable {
  private let articleFiles: [ArticleFile]
  private let statusFile: StatusFile
  private var indexes: [ArticleFileIndex?] = []
  private var statuses = StatusTable()

  /// How many times reading is attempted when files change meanwhile.
  private static let mostLooks = 5

  /// Names the article files without reading them.
  init(_ articleFiles: [ArticleFile], statuses: StatusFile) {
    self.articleFiles = articleFiles
    statusFile = statuses
  }

  /// Reads all indexes and runs `work`, and retries both when another process rewrites a file meanwhile.
  /// - Parameters:
  ///   - ids: the articles whose statuses are needed; nil for all.
  ///   - work: returns nil when the index of a file does not fit the file any more.
  func reading<Answer>(
    statusesOf ids: Set<ArticleID>? = nil, _ work: (ArticleSnapshot) throws(DataStoreError) -> Answer?
  ) async throws(DataStoreError) -> Answer {
    for _ in 1...Self.mostLooks {
      var library = self
      for articleFile in articleFiles { library.indexes.append(try await articleFile.index()) }
      // Without articles, statuses do not matter. A new data directory is listed without reading them.
      if library.indexes.contains(where: { $0 != nil }) { library.statuses = try await statuses(of: ids) }
      if let response = try work(library) { return response }
    }
    throw .unreadable(path: statusFile.path, reason: "the data directory keeps changing")
  }

  private func statuses(of ids: Set<ArticleID>?) async throws(DataStoreError) -> StatusTable {
    if let ids { return try await statusFile.statuses(of: ids) }
    return try await statusFile.statuses() ?? StatusTable()
  }

  func feed(of row: ArticleFileRow) -> FeedID { articleFiles[row.articleFile].feed }

  /// The ids of all articles.
  var ids: [ArticleID] { indexes.flatMap { $0?.entries.map(\.id) ?? [] } }

  /// Calls `work` with every article.
  func forEach(_ work: (ArticleFileRow) -> Void) {
    for (articleFile, index) in indexes.enumerated() {
      guard let index else { continue }
      for entry in index.entries { work(ArticleFileRow(entry: entry, articleFile: articleFile, status: statuses[entry.id])) }
    }
  }

  /// The articles that match a query, newest first or in its order: the part that the query's window shows.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func page(matching query: ArticleQuery) throws(DataStoreError) -> ListPage<ArticleFileRow>? {
    guard !query.needsArticles, query.order == nil else { return try ArticleFileSearch(query, in: self).page() }
    let window = query.window
    var (above, below) = (NearestRows(limit: window.reach.above, isAbove: true), NearestRows(limit: window.reach.below, isAbove: false))
    var (aboveCount, total) = (0, 0)
    forEach(withStatusAndDateOf: query) { _, rows in
      total += rows.count
      for row in rows {
        if window.isAbove(row.entry.place) {
          aboveCount += 1
          above.add(row)
        } else {
          below.add(row)
        }
      }
    }
    return window.page(above: above.sorted(), below: below.sorted(), aboveCount: aboveCount, total: total)
  }

  /// The statuses of the articles that match a query.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func statuses(matching query: ArticleQuery) throws(DataStoreError) -> [ArticleID: ArticleStatus]? {
    var found: [ArticleID: ArticleStatus] = [:]
    guard !query.needsArticles else {
      guard let rows = try ArticleFileSearch(query, in: self).rows() else { return nil }
      for row in rows { found[row.entry.id] = row.status }
      return found
    }
    var meant: [ArticleFileRow] = []
    forEach(withStatusAndDateOf: query) { _, rows in meant += rows }
    found.reserveCapacity(meant.count)
    for row in meant { found[row.entry.id] = row.status }
    return found
  }

  /// The number of articles that match a query.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func count(matching query: ArticleQuery) throws(DataStoreError) -> Int? {
    guard !query.needsArticles else { return try ArticleFileSearch(query, in: self).rows()?.count }
    var count = 0
    forEach(withStatusAndDateOf: query) { _, rows in count += rows.count }
    return count
  }

  /// Calls `work` with the number of each article file and its articles whose status and date match a query.
  func forEach<Failure>(
    withStatusAndDateOf query: ArticleQuery, _ work: (Int, [ArticleFileRow]) throws(Failure) -> Void
  ) throws(Failure) {
    let isMeant = statuses.kinds.map { ArticleMatching.matches($0, query) }
    for (articleFile, index) in indexes.enumerated() {
      guard let index else { continue }
      var rows: [ArticleFileRow] = []
      for entry in index.entries {
        let kind = statuses.number(of: entry.id)
        guard isMeant[kind], ArticleMatching.matches(entry.place, query) else { continue }
        rows.append(ArticleFileRow(entry: entry, articleFile: articleFile, status: statuses.kinds[kind]))
      }
      if !rows.isEmpty { try work(articleFile, rows) }
    }
  }

  /// The whole content of an article file.
  /// - Returns: nil when the index does not fit the file any more.
  func content(ofShelf number: Int) throws(DataStoreError) -> [UInt8]? {
    try indexes[number].flatMap { (index) throws(DataStoreError) in try articleFiles[number].content(of: index) }
  }

  /// The articles of rows, in the order of the rows.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func entries(of rows: [ArticleFileRow]) throws(DataStoreError) -> [ArticleWithStatus]? {
    guard let records = try lines(of: rows, whole: false, { (line) throws(JSONError) in try ArticleLine.record(ofHead: line) }) else {
      return nil
    }
    return zip(rows, records).map { row, record in ArticleWithStatus(article: record.article(of: feed(of: row)), status: row.status) }
  }

  /// The parsed lines of rows, in the order of the rows.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func lines<Line>(
    of rows: [ArticleFileRow], whole: Bool, _ parse: ([UInt8]) throws(JSONError) -> Line
  ) throws(DataStoreError) -> [Line]? {
    var found = [Line?](repeating: nil, count: rows.count)
    for (number, places) in Dictionary(grouping: rows.indices, by: { rows[$0].articleFile }) {
      guard let index = indexes[number] else { continue }
      guard let lines = try articleFiles[number].lines(places.map { rows[$0].entry }, of: index, whole: whole) else { return nil }
      for (place, line) in zip(places, try articleFiles[number].parsed(lines, parse)) { found[place] = line }
    }
    return found.compactMap { $0 }
  }
}

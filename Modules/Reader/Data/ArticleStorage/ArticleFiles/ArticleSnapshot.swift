internal import CoreData
internal import ReaderDomain
internal import RecordJSON

/// The article files of some feeds and the statuses of their articles, at one moment.
struct ArticleSnapshot: Sendable {
  private let articleFiles: [ArticleFile]
  private var indexes: [ArticleFileIndex?] = []
  private var statuses = StatusTable()

  /// What was read before. Whatever has not changed since is not read again.
  struct Known: Sendable {
    fileprivate var indexes: [FeedID: ArticleFileIndex] = [:]
    fileprivate var statuses: StatusFile.Known?
    /// More articles than that are not remembered: each takes 64 bytes.
    private static let maximumArticles = 300_000

    /// Remembers the indexes of a snapshot. Those of other feeds stay.
    mutating func add(_ snapshot: ArticleSnapshot) {
      for (file, index) in zip(snapshot.articleFiles, snapshot.indexes) { indexes[file.feed] = index }
      if indexes.values.reduce(0, { $0 + $1.entries.count }) > Self.maximumArticles { indexes = [:] }
    }
  }

  /// Reads all indexes, and the statuses.
  /// - Parameters:
  ///   - articleFiles: the article files of the feeds.
  ///   - statusFile: the statuses.
  ///   - ids: the articles whose statuses are needed; nil for all.
  ///   - known: what was read before; afterwards also what is read now.
  static func read(
    _ articleFiles: [ArticleFile], _ statusFile: StatusFile, statusesOf ids: Set<ArticleID>?, known: Known
  ) async throws(DataStoreError) -> (ArticleSnapshot, Known) {
    var (snapshot, known) = (ArticleSnapshot(articleFiles: articleFiles), known)
    for file in articleFiles {
      // A list may be given up. Single articles are looked up to change them, which must not be lost.
      if ids == nil, Task.isCancelled { throw .cancelled }
      snapshot.indexes.append(try await file.index(known: known.indexes[file.feed]))
    }
    known.add(snapshot)
    // Without articles, statuses do not matter. A new data directory is listed without reading them.
    guard snapshot.indexes.contains(where: { $0 != nil }) else { return (snapshot, known) }
    if let ids {
      snapshot.statuses = try await statusFile.statuses(of: ids)
    } else {
      let (statuses, read) = try await statusFile.statuses(known: known.statuses)
      snapshot.statuses = statuses ?? StatusTable()
      known.statuses = read
    }
    return (snapshot, known)
  }

  private init(articleFiles: [ArticleFile]) { self.articleFiles = articleFiles }

  func feed(of row: ArticleFileRow) -> FeedID { articleFiles[row.articleFile].feed }

  /// The sorted ids in a range.
  func ids(in range: ClosedRange<ArticleID>) -> [ArticleID] {
    var ids: [ArticleID] = []
    for index in indexes { for entry in index?.entries ?? [] where range.contains(entry.id) { ids.append(entry.id) } }
    return ids.sorted()
  }

  /// The rows of these articles.
  func rows(of ids: Set<ArticleID>) -> [ArticleFileRow] {
    // Comparing an id with a few others is faster than hashing it.
    let few = ids.count <= Self.fewIDs ? Array(ids) : nil
    var rows: [ArticleFileRow] = []
    for (articleFile, index) in indexes.enumerated() {
      for entry in index?.entries ?? [] where few?.contains(entry.id) ?? ids.contains(entry.id) {
        rows.append(ArticleFileRow(entry: entry, articleFile: articleFile, status: statuses[entry.id]))
      }
    }
    return rows
  }

  private static let fewIDs = 4

  /// The counts of the feeds that have articles that are not hidden.
  var counts: [FeedID: ArticleCounts] {
    let kinds = statuses.kinds.map { kind in
      var counts = ArticleCounts()
      counts.add(kind)
      return counts
    }
    var found: [FeedID: ArticleCounts] = [:]
    for (file, index) in zip(articleFiles, indexes) {
      var counts = ArticleCounts()
      for entry in index?.entries ?? [] {
        let kind = kinds[statuses.number(of: entry.id)]
        counts = ArticleCounts(all: counts.all + kind.all, unread: counts.unread + kind.unread, starred: counts.starred + kind.starred)
      }
      if counts.all > 0 { found[file.feed] = counts }
    }
    return found
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
    var matches: [ArticleFileRow] = []
    forEach(withStatusAndDateOf: query) { _, rows in matches += rows }
    found.reserveCapacity(matches.count)
    for row in matches { found[row.entry.id] = row.status }
    return found
  }

  /// The number of articles that match a query.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func count(matching query: ArticleQuery) throws(DataStoreError) -> Int? {
    guard !query.needsArticles else { return try ArticleFileSearch(query, in: self).rows()?.count }
    let isMatch = statuses.kinds.map { ArticleMatching.matches($0, query) }
    return indexes.reduce(0) { count, index in
      count + (index?.entries ?? []).count { isMatch[statuses.number(of: $0.id)] && ArticleMatching.matches($0.place, query) }
    }
  }

  /// Calls `work` with the number of each article file and its articles whose status and date match a query.
  func forEach<Failure>(
    withStatusAndDateOf query: ArticleQuery, _ work: (Int, [ArticleFileRow]) throws(Failure) -> Void
  ) throws(Failure) {
    let isMatch = statuses.kinds.map { ArticleMatching.matches($0, query) }
    for (articleFile, index) in indexes.enumerated() {
      guard let index else { continue }
      var rows: [ArticleFileRow] = []
      for entry in index.entries {
        let kind = statuses.number(of: entry.id)
        guard isMatch[kind], ArticleMatching.matches(entry.place, query) else { continue }
        rows.append(ArticleFileRow(entry: entry, articleFile: articleFile, status: statuses.kinds[kind]))
      }
      if !rows.isEmpty { try work(articleFile, rows) }
    }
  }

  /// The whole content of an article file.
  /// - Returns: nil when the index does not fit the file any more.
  func content(ofFile number: Int) throws(DataStoreError) -> [UInt8]? {
    try indexes[number].flatMap { (index) throws(DataStoreError) in try articleFiles[number].content(of: index) }
  }

  /// Parses lines of an article file.
  func parsed<Line>(
    _ lines: [[UInt8]], ofFile number: Int, _ parse: ([UInt8]) throws(JSONError) -> Line
  ) throws(DataStoreError) -> [Line] { try articleFiles[number].parsed(lines, parse) }

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

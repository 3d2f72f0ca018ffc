internal import CoreData
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON

/// Finds articles by conditions on their texts and records. It skips the lines that the index or their raw bytes rule out, and parses the others from the
/// top until the list is full.
struct ArticleFileSearch {
  /// An article that may match.
  private struct Candidate {
    let row: ArticleFileRow
    /// Whether the index alone shows that it matches.
    let isCertain: Bool
  }

  /// An article that was read.
  private struct Parsed {
    let entry: ArticleWithStatus
    let body: QueryBody
  }

  private let query: ArticleQuery
  private let matcher: QueryMatcher
  private let snapshot: ArticleSnapshot
  private let needsBody: Bool
  /// The number of lines that are parsed before the result is checked against the limit.
  private static let chunk = 64
  /// The number of lines after which the rest may be read file by file.
  private static let patience = 1_000

  init(_ query: ArticleQuery, in snapshot: ArticleSnapshot) {
    self.query = query
    matcher = QueryMatcher(query)
    self.snapshot = snapshot
    needsBody = matcher.needsBody || query.order?.needsBody ?? false
  }

  /// The matching articles that the query's window shows.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func page() throws(DataStoreError) -> ListPage<ArticleFileRow>? {
    if let order = query.order { return try page(by: QuerySorting(order)) }
    let window = query.window
    guard let candidates = try candidates() else { return nil }
    let place = candidates.partitioningIndex { !window.isAbove($0.row.entry.place) }
    guard let below = try matching(candidates[place...], atMost: window.reach.below),
      let above = try matching(Array(candidates[..<place].reversed())[...], atMost: window.reach.above)
    else { return nil }
    return window.page(above: above, below: below)
  }

  /// All matching articles, newest first.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func rows() throws(DataStoreError) -> [ArticleFileRow]? {
    try candidates().flatMap { (candidates) throws(DataStoreError) in try matching(candidates[...], atMost: .max) }
  }

  /// The matching articles that the query's window shows, in an order of their own.
  private func page(by sorting: QuerySorting) throws(DataStoreError) -> ListPage<ArticleFileRow>? {
    guard let candidates = try candidates() else { return nil }
    var found: [(row: ArticleFileRow, key: QuerySorting.Key)] = []
    let isWhole = try forEachInFiles(candidates[...]) { place, parsed in
      let candidate = candidates[place]
      guard candidate.isCertain || isMatch(parsed) else { return }
      found.append((candidate.row, sorting.key(of: parsed.entry) { parsed.body.text }))
    }
    guard isWhole else { return nil }
    return try query.window.page(sorting: found) { (id) throws(DataStoreError) in try key(of: id, by: sorting) }
  }

  /// The sort key of an article that need not match the query; nil when none of the files has it.
  private func key(of id: ArticleID, by sorting: QuerySorting) throws(DataStoreError) -> QuerySorting.Key? {
    let rows = snapshot.rows(of: [id])
    guard let row = rows.first, let line = try snapshot.lines(of: rows, whole: needsBody, parse)?.first else { return nil }
    let parsed = parsed(row, line)
    return sorting.key(of: parsed.entry) { parsed.body.text }
  }

  /// The matching articles among candidates, in the same order.
  /// - Returns: nil when the index of a file does not fit the file any more.
  private func matching(_ candidates: ArraySlice<Candidate>, atMost limit: Int) throws(DataStoreError) -> [ArticleFileRow]? {
    var found: [ArticleFileRow] = []
    var rest = candidates
    while !rest.isEmpty, found.count < limit {
      let seen = candidates.count - rest.count
      // If the rest must be read anyway to fill the list, reading whole files is faster than reading lines here and there. Floating point avoids an
      // overflow: the limit may be as large as an integer can be.
      let areFew = seen >= Self.patience && Double(found.count) * Double(rest.count) < Double(limit - found.count) * Double(seen)
      let needsAll = limit == .max || areFew
      let chunk = needsAll ? rest : rest.prefix(max(Self.chunk, seen / 4))
      rest = rest[chunk.endIndex...]
      guard let matches = needsAll ? try matchesInFiles(chunk) : try matchesInLines(chunk) else { return nil }
      found += matches
    }
    return Array(found.prefix(limit))
  }

  private func matchesInLines(_ candidates: ArraySlice<Candidate>) throws(DataStoreError) -> [ArticleFileRow]? {
    let open = candidates.filter { !$0.isCertain }.map(\.row)
    guard let lines = try snapshot.lines(of: open, whole: needsBody, parse) else { return nil }
    var rest = zip(open, lines).map(parsed)[...]
    return candidates.filter { candidate in
      candidate.isCertain || rest.popFirst().map(isMatch) ?? false
    }.map(\.row)
  }

  private func matchesInFiles(_ candidates: ArraySlice<Candidate>) throws(DataStoreError) -> [ArticleFileRow]? {
    var areMatches = candidates.map(\.isCertain)
    let isWhole = try forEachInFiles(candidates, isWanted: { !$0.isCertain }) { place, parsed in
      if isMatch(parsed) { areMatches[place - candidates.startIndex] = true }
    }
    return isWhole ? zip(candidates, areMatches).filter(\.1).map(\.0.row) : nil
  }

  /// Reads whole files, and calls `work` with the position and the content of each wanted candidate.
  /// - Returns: false when the index of a file does not fit the file any more.
  private func forEachInFiles(
    _ candidates: ArraySlice<Candidate>, isWanted: (Candidate) -> Bool = { _ in true }, _ work: (Int, Parsed) -> Void
  ) throws(DataStoreError) -> Bool {
    let places = candidates.indices.filter { isWanted(candidates[$0]) }
    for (articleFile, places) in Dictionary(grouping: places, by: { candidates[$0].row.articleFile }) {
      guard let bytes = try content(of: articleFile, holding: places.map { candidates[$0].row.entry }) else { return false }
      for place in places {
        let (row, entry) = (candidates[place].row, candidates[place].row.entry)
        let line = Array(bytes[entry.start..<entry.start + (needsBody ? entry.length : entry.head)])
        work(place, parsed(row, try snapshot.parsed([line], ofFile: articleFile, parse)[0]))
      }
    }
    return true
  }

  private func parse(_ line: [UInt8]) throws(JSONError) -> ArticleLine {
    needsBody ? try ArticleLine(line) : ArticleLine(record: try ArticleLine.record(ofHead: line), body: nil)
  }

  private func parsed(_ row: ArticleFileRow, _ line: ArticleLine) -> Parsed {
    Parsed(
      entry: ArticleWithStatus(article: line.record.article(of: snapshot.feed(of: row)), status: row.status), body: QueryBody(line.body))
  }

  private func isMatch(_ parsed: Parsed) -> Bool { matcher.matches(parsed.entry, body: { parsed.body }) }

  private func candidates() throws(DataStoreError) -> [Candidate]? {
    let filter = LineFilter(query)
    var candidates: [Candidate] = []
    var isWhole = true
    try snapshot.forEach(withStatusAndDateOf: query) { (articleFile, rows) throws(DataStoreError) in
      let feed = snapshot.feed(of: rows[0])
      let known = rows.compactMap { row in
        let value = matcher.value(of: feed, row.entry.place, row.status)
        return value == false ? nil : Candidate(row: row, isCertain: value == true)
      }
      guard filter.mayRuleOut, !known.isEmpty else {
        candidates += known
        return
      }
      guard let bytes = try content(of: articleFile, holding: known.map(\.row.entry)) else {
        isWhole = false
        return
      }
      candidates += bytes.withUnsafeBufferPointer { bytes in
        known.filter { candidate in
          let entry = candidate.row.entry
          let line = bytes[entry.start..<entry.start + entry.length]
          return candidate.isCertain || filter.mayMatch(UnsafeBufferPointer(rebasing: line), head: entry.head)
        }
      }
    }
    return isWhole ? candidates.sorted { $0.row.isAbove($1.row) } : nil
  }

  /// The whole content of an article file.
  /// - Returns: nil when the index does not fit the file any more.
  private func content(of articleFile: Int, holding entries: [ArticleFileEntry]) throws(DataStoreError) -> [UInt8]? {
    // A file that was truncated meanwhile does not fit its index any more.
    guard let bytes = try snapshot.content(ofFile: articleFile), entries.allSatisfy({ $0.start + $0.length <= bytes.count }) else {
      return nil
    }
    return bytes
  }
}

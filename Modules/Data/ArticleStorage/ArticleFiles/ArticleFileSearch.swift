internal import Domain
internal import FileStorage
internal import Files
internal import RecordJSON

/// Finds the articles whose texts a query asks for, or sorts by. It first filters the raw bytes of the lines. Then it parses the remaining
/// lines from the top, until the list is full.
struct ArticleFileSearch {
  private let query: ArticleQuery
  private let matcher: QueryMatcher
  private let library: ArticleSnapshot
  /// The number of lines that are parsed before the result is checked against the limit.
  private static let chunk = 64

  init(_ query: ArticleQuery, in library: ArticleSnapshot) {
    self.query = query
    matcher = QueryMatcher(query)
    self.library = library
  }

  /// The matching articles that the query's window shows.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func page() throws(DataStoreError) -> ListPage<ArticleFileRow>? {
    if let order = query.order { return try sorted(by: ArticleSorting(order)).map { query.page(of: $0, by: \.entry.place) } }
    let window = query.window
    guard let candidates = try candidates() else { return nil }
    let place = candidates.partitioningIndex { !window.isAbove($0.entry.place) }
    guard let below = try matching(candidates[place...], atMost: window.reach.below),
      let above = try matching(candidates[..<place].reversed(), atMost: window.reach.above)
    else { return nil }
    return window.page(above: above, below: below)
  }

  /// All matching articles, newest first.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func rows() throws(DataStoreError) -> [ArticleFileRow]? {
    guard let candidates = try candidates() else { return nil }
    return try matching(candidates, atMost: .max)
  }

  /// All matching articles, in an order of their own.
  private func sorted(by sorting: ArticleSorting) throws(DataStoreError) -> [ArticleFileRow]? {
    guard let candidates = try candidates() else { return nil }
    var found: [(row: ArticleFileRow, key: ArticleSorting.Key)] = []
    let isWhole = try forEachMatch(among: candidates) { row, entry, body in
      found.append((row, sorting.key(of: entry, body: body)))
      return true
    }
    return isWhole ? found.sorted { $0.key < $1.key }.map(\.row) : nil
  }

  /// The matching articles among candidates, in the same order.
  private func matching(_ candidates: some Collection<ArticleFileRow>, atMost limit: Int) throws(DataStoreError) -> [ArticleFileRow]? {
    var found: [ArticleFileRow] = []
    guard limit > 0 else { return found }
    let isWhole = try forEachMatch(among: candidates) { row, _, _ in
      found.append(row)
      return found.count < limit
    }
    return isWhole ? found : nil
  }

  /// Calls `work` with each matching article and its text, until it returns false.
  /// - Returns: false when the index of a file does not fit the file any more.
  private func forEachMatch(
    among candidates: some Collection<ArticleFileRow>, _ work: (ArticleFileRow, ArticleWithStatus, () -> String) -> Bool
  ) throws(DataStoreError) -> Bool {
    let needsBody = needsBody
    var rest = candidates[...]
    while !rest.isEmpty {
      let chunk = Array(rest.prefix(Self.chunk))
      rest = rest.dropFirst(Self.chunk)
      let lines = try library.lines(of: chunk, whole: needsBody) { (line) throws(JSONError) in
        needsBody ? try ArticleLine(line) : ArticleLine(record: try ArticleLine.record(ofHead: line), body: nil)
      }
      guard let lines else { return false }
      for (row, line) in zip(chunk, lines) {
        let entry = ArticleWithStatus(article: line.record.article(of: library.feed(of: row)), status: row.status)
        let body = QueryBody(line.body)
        if matcher.matches(entry, body: { body }), !work(row, entry, { body.text }) { return true }
      }
    }
    return true
  }

  private var needsBody: Bool { matcher.needsBody || query.order?.needsBody ?? false }

  private func candidates() throws(DataStoreError) -> [ArticleFileRow]? {
    let filter = LineFilter(query)
    var candidates: [ArticleFileRow] = []
    var isWhole = true
    try library.forEach(withStatusAndDateOf: query) { (articleFile, rows) throws(DataStoreError) in
      // A file that was truncated meanwhile does not fit its index any more.
      guard let bytes = try library.content(ofShelf: articleFile), rows.allSatisfy({ $0.entry.start + $0.entry.length <= bytes.count })
      else {
        isWhole = false
        return
      }
      candidates += bytes.withUnsafeBufferPointer { bytes in
        rows.filter { row in
          let line = bytes[row.entry.start..<row.entry.start + row.entry.length]
          return filter.mayMatch(UnsafeBufferPointer(rebasing: line), head: row.entry.head)
        }
      }
    }
    return isWhole ? candidates.sorted { $0.isAbove($1) } : nil
  }
}

/// Rules out most lines by their bytes, without parsing them. A search through years of articles therefore parses few lines.
///
/// It compares letters and digits only. In bodies, it misses a word that markup splits, and a word whose Latin letters are character references. So
/// only the words of a search are looked for there.
struct LineFilter {
  private indirect enum Test {
    case nothing
    case run(SubstringMatcher, inHead: Bool)
    case all([Test])
    case any([Test])

    init(_ required: RequiredText) {
      switch required {
      case .nothing: self = .nothing
      case .run(let run, let place): self = SubstringMatcher(run).map { .run($0, inHead: place == .titleOrAuthor) } ?? .nothing
      case .all(let parts): self = .all(parts.map { Test($0) })
      case .any(let parts): self = .any(parts.map { Test($0) })
      }
    }

    func mayMatch(_ line: UnsafeBufferPointer<UInt8>, head: Int) -> Bool {
      switch self {
      case .nothing: true
      case .run(let run, let inHead): run.stands(in: inHead ? UnsafeBufferPointer(rebasing: line[..<head]) : line)
      case .all(let parts): parts.allSatisfy { $0.mayMatch(line, head: head) }
      case .any(let parts): parts.contains { $0.mayMatch(line, head: head) }
      }
    }
  }

  private let test: Test

  init(_ query: ArticleQuery) {
    test = Test(.both(RequiredText(words: query), query.condition.map { RequiredText($0.condition).withoutBodies } ?? .nothing))
  }

  /// Whether the article of a line may match the query; if false, it does not.
  /// - Parameter head: the length of the line up to the body.
  func mayMatch(_ line: UnsafeBufferPointer<UInt8>, head: Int) -> Bool { test.mayMatch(line, head: head) }
}

/// Searches bytes for Latin letters and digits, ignoring case.
struct SubstringMatcher {
  private let bytes: [UInt8]
  /// The offset of the two adjacent bytes that are rarest together.
  private let pair: Int

  /// Letters by their frequency in English, most frequent first. In other languages the search is equally correct and a little slower.
  private static let frequent = Array("etaoinshrdlucmfwypvbgkqjxz".utf8)
  private static let block = 32

  /// - Parameter run: letters and digits in lower case.
  /// - Returns: nil for fewer than two.
  init?(_ run: String) {
    let bytes = Array(run.utf8)
    guard bytes.count > 1 else { return nil }
    self.bytes = bytes
    pair = (0..<bytes.count - 1).min { Self.weight(bytes, $0) < Self.weight(bytes, $1) } ?? 0
  }

  /// Whether the line contains the bytes.
  func stands(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (bytes[pair], bytes[pair + 1])
    let end = line.count - (bytes.count - pair) + 1
    var position = pair
    while position < end {
      // A loop without branches lets the compiler vectorize the comparison.
      if position + Self.block < line.count {
        var found: UInt8 = 0
        for place in position..<position + Self.block {
          found |= (line[place] | 0x20 == first ? 1 : 0) & (line[place + 1] | 0x20 == second ? 1 : 0)
        }
        if found == 0 {
          position += Self.block
          continue
        }
      }
      for place in position..<min(position + Self.block, end) where stands(in: line, at: place - pair) { return true }
      position += Self.block
    }
    return false
  }

  private func stands(in line: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes.indices.allSatisfy { line[start + $0] | 0x20 == bytes[$0] }
  }

  private static func weight(_ bytes: [UInt8], _ place: Int) -> Int {
    commonness(bytes[place]) * commonness(bytes[place + 1])
  }

  private static func commonness(_ byte: UInt8) -> Int {
    frequent.count + 1 - (frequent.firstIndex(of: byte) ?? frequent.count - 1)
  }
}

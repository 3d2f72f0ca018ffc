internal import FileStorage
internal import RecordJSON
internal import Domain

/// Finds the articles that contain words. It first filters the raw bytes of the lines. Then it parses the remaining lines from the top,
/// until the list is full.
struct ArticleFileSearch {
  private let query: ArticleQuery
  private let library: ArticleSnapshot
  /// The number of lines that are parsed before the result is checked against the limit.
  private static let chunk = 64

  init(_ query: ArticleQuery, in library: ArticleSnapshot) {
    self.query = query
    self.library = library
  }

  /// The matching articles, newest first.
  /// - Returns: nil when the index of a file does not fit the file any more.
  func rows() throws(DataStoreError) -> [ArticleFileRow]? {
    guard let candidates = try candidates() else { return nil }
    let limit = max(query.limit ?? candidates.count, 0)
    var found: [ArticleFileRow] = []
    for start in stride(from: 0, to: candidates.count, by: Self.chunk) where found.count < limit {
      let chunk = Array(candidates[start..<min(start + Self.chunk, candidates.count)])
      let lines = try library.lines(of: chunk, whole: query.looksIntoBodies) { (line) throws(JSONError) in
        query.looksIntoBodies ? try ArticleLine(line) : ArticleLine(record: try ArticleLine.record(ofHead: line), body: nil)
      }
      guard let lines else { return nil }
      found += zip(chunk, lines).compactMap { row, line in
        let entry = ArticleWithStatus(article: line.record.article(of: library.feed(of: row)), status: row.status)
        return ArticleMatching.matches(entry, query, body: { line.body?.plainText ?? "" }) ? row : nil
      }
    }
    return Array(found.prefix(limit))
  }

  private func candidates() throws(DataStoreError) -> [ArticleFileRow]? {
    let filter = LineFilter(query.words)
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
          let length = query.looksIntoBodies ? row.entry.length : row.entry.head
          return filter.mayMatch(UnsafeBufferPointer(rebasing: bytes[row.entry.start..<row.entry.start + length]))
        }
      }
    }
    return isWhole ? candidates.sorted { $0.isAbove($1) } : nil
  }
}

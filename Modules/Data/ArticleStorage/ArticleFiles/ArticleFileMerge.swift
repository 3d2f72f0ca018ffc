internal import FileStorage
internal import RecordJSON
internal import Domain

/// What an intake is compared with on a shelf, under the lock: its index, which knows the digests, and single lines.
struct ArticleFileMerge: StoredLines {
  private let articleFile: ArticleFile
  private let index: ArticleFileIndex?
  private let entries: [ArticleID: ArticleFileEntry]

  /// Begins with what is stored.
  init(_ articleFile: ArticleFile, _ index: ArticleFileIndex?) {
    self.articleFile = articleFile
    self.index = index
    entries = Dictionary((index?.entries ?? []).map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  var feed: FeedID { articleFile.feed }

  func ids() throws(DataStoreError) -> Set<ArticleID> { Set(entries.keys) }

  /// How many articles are stored.
  var count: Int { entries.count }

  func digest(of id: ArticleID) throws(DataStoreError) -> UInt64? { entries[id]?.digest }

  func line(of id: ArticleID) throws(DataStoreError) -> ArticleLine? {
    guard let index, let entry = entries[id], let lines = try articleFile.lines([entry], of: index, whole: true) else { return nil }
    return try articleFile.parsed(lines) { (line) throws(JSONError) in try ArticleLine(line) }.first
  }

  /// Adds what an intake gave; a file with more old lines than current ones is written anew.
  func store(_ lines: [ArticleLine], leastToCompact: Int) throws(DataStoreError) {
    let isIncomplete = try articleFile.isIncomplete(index)
    guard !lines.isEmpty || index == nil || isIncomplete else { return }
    try articleFile.add(lines, to: index)
    guard let index = try articleFile.indexUnderLock(), index.end >= leastToCompact, index.current * 2 < index.end else { return }
    try articleFile.replace(with: index.entries, of: index)
  }
}

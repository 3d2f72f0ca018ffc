internal import Domain

/// What an intake is compared with on a shelf, under the lock: its index, which knows the digests, and single lines.
struct ShelfIntake: StoredLines {
  private let shelf: ArticleShelf
  private let index: ShelfIndex?
  private let entries: [ArticleID: ShelfEntry]

  /// Begins with what is stored.
  init(_ shelf: ArticleShelf, _ index: ShelfIndex?) {
    self.shelf = shelf
    self.index = index
    entries = Dictionary((index?.entries ?? []).map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  var feed: FeedID { shelf.feed }

  func ids() throws(DataStoreError) -> Set<ArticleID> { Set(entries.keys) }

  /// How many articles are stored.
  var count: Int { entries.count }

  func digest(of id: ArticleID) throws(DataStoreError) -> UInt64? { entries[id]?.digest }

  func line(of id: ArticleID) throws(DataStoreError) -> ArticleLine? {
    guard let index, let entry = entries[id], let lines = try shelf.lines([entry], of: index, whole: true) else { return nil }
    return try shelf.parsed(lines) { (line) throws(JSONDamage) in try ArticleLine(line) }.first
  }

  /// Adds what an intake gave; a file with more old lines than current ones is written anew.
  func store(_ lines: [ArticleLine], leastToCompact: Int) throws(DataStoreError) {
    let isIncomplete = try shelf.isIncomplete(index)
    guard !lines.isEmpty || index == nil || isIncomplete else { return }
    try shelf.add(lines, to: index)
    guard let index = try shelf.indexUnderLock(), index.end >= leastToCompact, index.current * 2 < index.end else { return }
    try shelf.replace(with: index.entries, of: index)
  }
}

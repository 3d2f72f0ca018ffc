internal import Domain

/// Takes articles into a shelf, under the lock: what is new or was edited becomes lines, which are added together at the end.
struct ShelfIntake {
  /// Articles that were not there before.
  private(set) var new = 0
  /// Articles that were edited.
  private(set) var changed = 0

  private let shelf: ArticleShelf
  private let index: ShelfIndex?
  private let stored: [ArticleID: ShelfEntry]
  private var lines: [ArticleLine] = []
  /// Where the lines stand that are to be added, by the article.
  private var added: [ArticleID: Int] = [:]

  /// Begins with what is stored.
  init(_ shelf: ArticleShelf, _ index: ShelfIndex?) {
    self.shelf = shelf
    self.index = index
    stored = Dictionary((index?.entries ?? []).map { ($0.id, $0) }, uniquingKeysWith: { _, last in last })
  }

  /// Takes one in.
  mutating func takeIn(_ piece: ArticleIntake.Piece) throws(DataStoreError) {
    let id = try identity(of: piece)
    let digest = ArrivalDigest.value(of: piece)
    if added[id] == nil, stored[id]?.digest == digest { return }
    guard let before = try line(of: id) else {
      new += 1
      return add(ArticleLine(piece.article, piece.body, digest: digest))
    }
    let article = ArticleIntake.merged(piece.article, into: before.record.article(of: shelf.feed))
    var after = ArticleLine(article, ArticleIntake.merged(piece.body, into: before.body?.body ?? .none), digest: before.record.digest)
    // Records are compared, not entities, so that only what would be stored counts.
    guard after.record != before.record || after.body != before.body else { return }
    after.record.digest = digest
    changed += 1
    add(after)
  }

  /// Writes what was added; a file with more old lines than current ones is written anew.
  mutating func finish(leastToCompact: Int) throws(DataStoreError) {
    let isIncomplete = try shelf.isIncomplete
    guard !lines.isEmpty || index == nil || isIncomplete else { return }
    try shelf.add(lines, to: index)
    guard let index = try shelf.indexUnderLock(), index.end >= leastToCompact, index.current * 2 < index.end else { return }
    try shelf.compact(index)
  }

  private mutating func add(_ line: ArticleLine) {
    if let place = added[line.record.id] {
      lines[place] = line
    } else {
      added[line.record.id] = lines.count
      lines.append(line)
    }
  }

  private func identity(of piece: ArticleIntake.Piece) throws(DataStoreError) -> ArticleID {
    guard let other = piece.otherID else { return piece.article.id }
    var known: [ArticleID: Article] = [:]
    for id in [piece.article.id, other] { known[id] = try line(of: id)?.record.article(of: shelf.feed) }
    return ArticleIntake.id(of: piece) { known[$0] }
  }

  private func line(of id: ArticleID) throws(DataStoreError) -> ArticleLine? {
    if let place = added[id] { return lines[place] }
    guard let index, let entry = stored[id], let lines = try shelf.lines([entry], of: index, whole: true) else { return nil }
    return try shelf.parsed(lines) { (line) throws(JSONDamage) in try ArticleLine(line) }.first
  }
}

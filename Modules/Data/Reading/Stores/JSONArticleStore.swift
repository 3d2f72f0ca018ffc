public import Domain

/// Articles in a file a feed, `articles/<feed>.jsonl`: a line an article, its body last.
///
/// A refresh adds the lines of what is new or was edited and touches nothing else; what arrives as it is stored is known by its digest, without
/// a look at its line.
public actor JSONArticleStore: ArticleDataStore {
  /// A file is written anew when more than half of this many bytes or more are lines of articles as they were before an edit.
  private static let leastToCompact = 1 << 16

  private let home: HomeFolder
  private let executor: FileExecutor
  private let statuses: RecordFile<StatusesDocument>

  /// Makes the store over a home, on the thread for files.
  public init(home: HomeFolder, executor: FileExecutor) {
    self.home = home
    self.executor = executor
    statuses = RecordFile(home.statuses, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await lines(of: feed) { $0.id == article }.first?.body?.body ?? .none
  }

  public func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    try await lines(of: feed) { _ in true }.map { $0.piece(of: feed) }
  }

  public func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    try await home.change { () throws(DataStoreError) in
      let shelf = ArticleShelf(of: feed, in: home)
      let intake = ShelfIntake(shelf, try shelf.indexUnderLock())
      var comparison = IntakeComparison(with: intake)
      for piece in pieces { try comparison.takeIn(piece) }
      try intake.store(comparison.lines, leastToCompact: Self.leastToCompact)
      return Intake(new: comparison.new, changed: comparison.changed)
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await home.change { () throws(DataStoreError) in
      let shelf = ArticleShelf(of: feed, in: home)
      guard let index = try shelf.indexUnderLock() else { return 0 }
      var outlived = Set(RetentionRules.outlived(index.entries.map(\.place), keeping: retention, document: document, at: moment))
      guard !outlived.isEmpty else { return 0 }
      if let statuses = try statuses.contentUnderLock()?.statuses { outlived = outlived.filter { !statuses[$0].isStarred } }
      if !outlived.isEmpty { try shelf.replace(with: index.entries.filter { !outlived.contains($0.id) }, of: index) }
      return outlived.count
    }
  }

  public func feeds() async throws(DataStoreError) -> Set<FeedID> {
    let folder = home.articles
    do throws(FileProblem) {
      var (feeds, incomplete): (Set<FeedID>, Set<FeedID>) = ([], [])
      for name in try FileSystem.names(in: folder) {
        let parts = name.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let feed = FeedID(stored: String(parts[0])) else { continue }
        switch parts[1] {
        // An empty file holds nothing, whatever emptied it; a server's "not changed" must not keep it so.
        case "jsonl": if try FileSystem.size(of: "\(folder)/\(name)") > 0 { feeds.insert(feed) }
        case "incomplete": incomplete.insert(feed)
        default: continue
        }
      }
      return feeds.subtracting(incomplete)
    } catch {
      throw .unreadable(path: folder, reason: error.reason)
    }
  }

  public func shelves() async throws(DataStoreError) -> Set<FeedID> { try JSONInspection(home).feeds() }

  private func lines(of feed: FeedID, where isWanted: (ShelfEntry) -> Bool) async throws(DataStoreError) -> [ArticleLine] {
    let shelf = ArticleShelf(of: feed, in: home)
    return try await shelf.reading { (index) throws(DataStoreError) in
      let wanted = index.entries.filter(isWanted)
      guard let lines = try shelf.lines(wanted, of: index, whole: true) else { return nil }
      return try shelf.parsed(lines) { (line) throws(JSONDamage) in try ArticleLine(line) }
    } ?? []
  }
}

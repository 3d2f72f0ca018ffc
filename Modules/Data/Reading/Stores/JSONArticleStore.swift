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
      try beginStatuses()
      let comparison = try IntakeComparison(of: pieces, with: intake)
      try intake.store(comparison.lines, leastToCompact: Self.leastToCompact)
      return Intake(new: comparison.new, changed: comparison.changed, stored: intake.count + comparison.new)
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
      // An article without a status is not starred only as long as no status was ever lost.
      guard let known = try statuses.contentUnderLock()?.statuses else { return 0 }
      let isNoneLost = try !home.mayLackStatuses()
      outlived = outlived.filter { known.contains($0) ? !known[$0].isStarred : isNoneLost }
      if !outlived.isEmpty { try shelf.replace(with: index.entries.filter { !outlived.contains($0.id) }, of: index) }
      return outlived.count
    }
  }

  /// Makes the file of statuses with the first articles, so that a later one that is missing is known to have been lost.
  private func beginStatuses() throws(DataStoreError) {
    guard try !StoredFile(path: home.articles).exists, try !StoredFile(path: home.statuses).exists else { return }
    try statuses.replace(with: StatusesDocument(StatusTable()))
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    var complete: [FeedID: Int] = [:]
    for feed in try await shelves() { complete[feed] = try ArticleShelf(of: feed, in: home).completeCount() }
    return complete
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

internal import Database
public import Domain

/// Articles in the tables `article` and `body`, with the words of both in indexes of their own.
///
/// What arrives as it is stored is known by its digest, without a look at its record or its body.
public struct SQLiteArticleStore: ArticleDataStore {
  private let archive: SQLiteArchive

  /// Makes the store over a database.
  public init(archive: SQLiteArchive) {
    self.archive = archive
  }

  public func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await archive.reading { (session) throws(DatabaseError) in
      try ArchiveShelf(of: feed, in: session)?.line(of: article)?.body?.body ?? ArticleBody.none
    } ?? .none
  }

  public func pieces(of feed: FeedID) async throws(DataStoreError) -> [ArticleIntake.Piece] {
    try await archive.reading { (session) throws(DatabaseError) in
      try ArchiveShelf(of: feed, in: session)?.lines().map { $0.piece(of: feed) } ?? []
    } ?? []
  }

  public func takeIn(_ pieces: [ArticleIntake.Piece], of feed: FeedID) async throws(DataStoreError) -> Intake {
    try await archive.changing { (session) throws(DatabaseError) in
      let shelf = try ArchiveShelf(making: feed, in: session)
      let comparison = try IntakeComparison(of: pieces, with: shelf)
      for line in comparison.lines { try shelf.put(line) }
      return Intake(new: comparison.new, changed: comparison.changed, stored: try shelf.count())
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    // An article without a mark is not starred only as long as no mark was ever lost.
    let isNoneLost = try await !archive.mayLackStatuses()
    return try await archive.changing { (session) throws(DatabaseError) in
      guard let shelf = try ArchiveShelf(of: feed, in: session) else { return 0 }
      let outlived = RetentionRules.outlived(try shelf.places(), keeping: retention, document: document, at: moment)
      return try shelf.remove(outlived) { (id) throws(DatabaseError) in
        let status = try ArchiveMarks(session).status(of: id)
        return !status.isStarred && (isNoneLost || status != .new)
      }
    }
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    let rows = try await archive.reading { (session) throws(DatabaseError) in
      try session.statement("SELECT id, articles FROM feed").rows { (row) throws(DatabaseError) in (try row.feed(0), row.count(1)) }
    }
    return Dictionary(rows ?? [], uniquingKeysWith: { first, _ in first })
  }

  public func shelves() async throws(DataStoreError) -> Set<FeedID> { Set(try await completeFeeds().keys) }
}

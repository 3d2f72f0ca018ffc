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
      var comparison = IntakeComparison(with: shelf)
      for piece in pieces { try comparison.takeIn(piece) }
      for line in comparison.lines { try shelf.put(line) }
      return Intake(new: comparison.new, changed: comparison.changed)
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await archive.changing { (session) throws(DatabaseError) in
      guard let shelf = try ArchiveShelf(of: feed, in: session) else { return 0 }
      let outlived = RetentionRules.outlived(try shelf.places(), keeping: retention, document: document, at: moment)
      return try shelf.remove(outlived) { (id) throws(DatabaseError) in try !ArchiveMarks(session).status(of: id).isStarred }
    }
  }

  public func feeds() async throws(DataStoreError) -> Set<FeedID> {
    try await archive.reading { (session) throws(DatabaseError) in
      Set(try session.statement("SELECT id FROM feed").rows { (row) throws(DatabaseError) in try row.feed(0) })
    } ?? []
  }

  public func shelves() async throws(DataStoreError) -> Set<FeedID> { try await feeds() }
}

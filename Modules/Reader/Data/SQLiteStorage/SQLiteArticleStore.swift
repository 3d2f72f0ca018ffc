public import ArticleStorage
public import CoreData
public import CoreDomain
internal import Database
internal import FileStorage
public import ReaderDomain

/// Articles in the tables `article` and `body`, with separate word indexes.
///
/// A content hash shows that an article is unchanged without reading its record or its body.
public struct SQLiteArticleStore: ArticleDataStore {
  private let database: SQLiteDatabase
  /// The number of articles of an earlier program that are indexed again with each feed: so few that the feed takes a fraction of a second more.
  private static let extended = 50

  public init(database: SQLiteDatabase) {
    self.database = database
  }

  public func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] {
    try await database.reading { (session) throws(DatabaseError) in
      var bodies: [ArticleID: BodyRecord] = [:]
      guard let table = try DatabaseArticles(of: feed, in: session) else { return bodies }
      for id in articles { bodies[id] = try table.line(of: id)?.body }
      return bodies
    } ?? [:]
  }

  public func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await database.reading { (session) throws(DatabaseError) in
      try DatabaseArticles(of: feed, in: session)?.lines().map { $0.article(of: feed) } ?? []
    } ?? []
  }

  public func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    let merged = try await database.changing { (session) throws(DatabaseError) -> Result<MergeResult, DataStoreError> in
      let table = try DatabaseArticles(making: feed, in: session)
      let comparison = try MergeComparison(of: articles, with: table)
      let marks = DatabaseMarks(session)
      let marked = try comparison.marks(by: marker) { (ids) throws(DatabaseError) in
        var statuses: [ArticleID: ArticleStatus] = [:]
        for id in ids { statuses[id] = try marks.status(of: id) }
        return statuses
      }
      if !marked.marks.isEmpty {
        do throws(DataStoreError) { try note(marked) } catch { return .failure(error) }
      }
      // An article takes its columns from its marks when it is added.
      for (id, words) in marked.marks { try marks.replace(.new, with: ArticleStatus(words), of: id) }
      try table.put(comparison.lines)
      try DatabaseWordIndexes(in: session).extend(byAtMost: Self.extended)
      return .success(
        MergeResult(
          new: comparison.new, changed: comparison.changed, stored: try table.count(), marked: marked, recognized: comparison.recognized))
    }
    return try merged.get()
  }

  public func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool {
    let isStored = try await database.reading { (session) throws(DatabaseError) in
      try DatabaseArticles(of: feed, in: session)?.line(of: article) != nil
    }
    guard isStored == true else { return false }
    // The note comes first: a text without it could be lost, and a note without a text is harmless.
    try await database.noteFullTexts()
    return try await database.changing { (session) throws(DatabaseError) in
      guard let table = try DatabaseArticles(of: feed, in: session), let line = try table.line(of: article) else { return false }
      if line.body?.fullHTML != html { try table.put([line.with(fullHTML: html)]) }
      return true
    }
  }

  public func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    // An article without a star counts as not kept only if no mark was ever lost.
    if try await database.mayLackStatuses() { return 0 }
    return try await database.changing { (session) throws(DatabaseError) in
      guard let articles = try DatabaseArticles(of: feed, in: session) else { return 0 }
      let outlived = RetentionRules.outlived(try articles.places(), keeping: retention, document: document, at: moment)
      return try articles.remove(outlived) { (id) throws(DatabaseError) in try !DatabaseMarks(session).status(of: id).isKept }
    }
  }

  public func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    let rows = try await database.reading { (session) throws(DatabaseError) in
      try session.statement("SELECT id, articles FROM feed").rows { (row) throws(DatabaseError) in (try row.feed(0), row.count(1)) }
    }
    return Dictionary(rows ?? [], uniquingKeysWith: { first, _ in first })
  }

  public func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> { Set(try await completeFeeds().keys) }
}

public import ArticleStorage
public import CoreData
internal import Database
public import ReaderDomain

/// Lists, counts and searches in a database. It uses indexes in list order, the stored counts of feeds, and the word indexes.
public struct SQLiteListingStore: ListingDataStore {
  private let database: SQLiteDatabase

  public init(database: SQLiteDatabase) {
    self.database = database
  }

  public func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus> {
    try await database.reading { (session) throws(DatabaseError) in
      try DatabaseListing(query, in: RequestedFeeds(feeds, in: session), of: session).page()
    } ?? ListPage(all: [])
  }

  public func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int {
    try await database.reading { (session) throws(DatabaseError) in
      try DatabaseListing(query, in: RequestedFeeds(feeds, in: session), of: session).count()
    } ?? 0
  }

  public func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    try await database.reading { (session) throws(DatabaseError) in
      try DatabaseListing(query, in: RequestedFeeds(feeds, in: session), of: session).statuses()
    } ?? [:]
  }

  public func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts] {
    try await database.reading { (session) throws(DatabaseError) in
      try RequestedFeeds(feeds, in: session).countsByID.filter { $0.value.all > 0 }
    } ?? [:]
  }

  public func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]] {
    try await database.reading { (session) throws(DatabaseError) in
      let feeds = try RequestedFeeds(feeds, in: session)
      var found: [ArticleReference: [ArticleID]] = [:]
      for reference in Set(references) {
        guard let range = reference.range else { continue }
        try session.statement("SELECT id, feed FROM article WHERE id BETWEEN ? AND ? ORDER BY id")
          .eachRow([.text(range.lowerBound.text), .text(range.upperBound.text)]) { (row) throws(DatabaseError) in
            if feeds.id(of: row.integer(1)) != nil { found[reference, default: []].append(try row.article(0)) }
          }
      }
      return found
    } ?? [:]
  }

  public func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus] {
    try await database.reading { (session) throws(DatabaseError) in
      let rows = DatabaseRows(in: try RequestedFeeds(feeds, in: session), of: session)
      var entries: [ArticleWithStatus] = []
      for id in ids {
        try session.statement("SELECT \(DatabaseRows.columns) FROM article WHERE id = ?").eachRow([.text(id.text)]) {
          (row) throws(DatabaseError) in
          if let entry = try rows.entry(row) { entries.append(entry) }
        }
      }
      return entries
    } ?? []
  }
}

internal import CoreData
internal import CoreDomain
internal import Database
public import Files
public import ReaderDomain
internal import TextEncoding

/// Reads newsboat's `cache.db`: the tables `rss_feed` and `rss_item`. The schema is that of newsboat 2.21; earlier and later versions use
/// it too.
public actor NewsboatCacheStore: NewsboatDataStore {
  private let executor: FileExecutor

  private let patienceMilliseconds: Int

  /// - Parameter patienceMilliseconds: how long to wait while newsboat writes. Newsboat needs less time to store a feed.
  public init(executor: FileExecutor, patienceMilliseconds: Int = 5_000) {
    self.executor = executor
    self.patienceMilliseconds = patienceMilliseconds
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func feeds(inFile path: String) async throws(NewsboatError) -> [String: NewsboatFeedRecord] {
    try reading(path) { (database) throws(DatabaseError) in
      if let problem = try database.problems(limit: 1).first { throw .damaged(reason: problem) }
      var feeds: [String: NewsboatFeedRecord] = [:]
      try database.prepare("SELECT rssurl, title, url FROM rss_feed").eachRow { row in
        let (feed, site) = (row.text(0), row.text(2))
        // Newsboat stores the feed's own URL when it finds no website. Without a website, a refresh adds the one that the feed names.
        feeds[feed] = NewsboatFeedRecord(title: HTMLText.plain(row.text(1)), site: site == feed ? nil : WebURL(validating: site))
      }
      return feeds
    }
  }

  public func items(of feed: String, inFile path: String) async throws(NewsboatError) -> [NewsboatArticle] {
    try reading(path) { (database) throws(DatabaseError) in
      let columns = Set(try database.columns(of: "rss_item"))
      let wanted = (Self.columns + Self.laterColumns).map { columns.contains($0) ? $0 : "NULL" }.joined(separator: ", ")
      let items = try database.prepare("SELECT \(wanted) FROM rss_item WHERE feedurl = ? ORDER BY pubDate DESC, id DESC")
      return try items.rows([.text(feed)]) { row in
        NewsboatItem(
          guid: row.text(0), title: row.text(1), author: row.text(2), url: row.text(3), seconds: row.integer(4), content: row.text(5),
          contentType: row.text(11), base: row.text(10), enclosure: row.text(8), enclosureType: row.text(9), isUnread: row.integer(6) != 0,
          flags: row.text(7), isDeleted: row.integer(12) != 0
        ).archived
      }
    }
  }

  /// The columns of every newsboat version.
  private static let columns = ["guid", "title", "author", "url", "pubDate", "content", "unread"]
  private static let feedColumns = ["rssurl", "title", "url"]

  /// Whether the tables of newsboat are there. A view, a virtual table and a computed column are refused: they can give more than the file
  /// contains.
  private static func hasTables(_ database: SQLiteConnection) throws(DatabaseError) -> Bool {
    let stored = try database.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND rootpage > 0").rows { $0.text(0) }
    let (items, feeds) = (Set(try database.columns(of: "rss_item")), Set(try database.columns(of: "rss_feed")))
    return Set(stored).isSuperset(of: ["rss_feed", "rss_item"]) && items.isSuperset(of: columns + ["feedurl"])
      && feeds.isSuperset(of: feedColumns)
  }

  /// The columns that only later versions have.
  private static let laterColumns = ["flags", "enclosure_url", "enclosure_type", "base", "content_mime_type", "deleted"]

  private func reading<Result>(
    _ path: String, _ function: String = #function, _ work: (SQLiteConnection) throws(DatabaseError) -> Result
  ) throws(NewsboatError) -> Result {
    try StoreTrace.step("read \(path)", #fileID, function) { () throws(NewsboatError) in
      do throws(DatabaseError) {
        let database = try SQLiteConnection(path: path, access: .readOnly, busyMilliseconds: patienceMilliseconds, isForeign: true)
        try database.hardenSchema()
        if try Self.hasTables(database) { return try work(database) }
      } catch {
        throw NewsboatError(error)
      }
      throw .notANewsboatDatabase(reason: "it has no article table of newsboat")
    }
  }
}

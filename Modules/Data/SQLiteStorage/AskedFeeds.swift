internal import Database
internal import Domain

/// The requested feeds that are in the database, with their counts. Reading them does not read any article.
struct AskedFeeds {
  /// The counts of each feed, by its number in the database.
  private(set) var counts: [Int64: ArticleCounts] = [:]
  /// The number of articles in all other feeds.
  private(set) var others = 0
  private var ids: [Int64: FeedID] = [:]

  init(_ feeds: [FeedID], in session: DatabaseSession) throws(DatabaseError) {
    let asked = Set(feeds)
    try session.statement("SELECT number, id, articles, read, starred FROM feed").eachRow { (row) throws(DatabaseError) in
      let (number, id, articles) = (row.integer(0), try row.feed(1), row.count(2))
      guard asked.contains(id) else {
        others += articles
        return
      }
      ids[number] = id
      counts[number] = ArticleCounts(all: articles, unread: articles - row.count(3), starred: row.count(4))
    }
  }

  /// The number of articles in the requested feeds.
  var articles: Int { counts.values.reduce(0) { $0 + $1.all } }

  /// The numbers of the feeds in the database.
  var numbers: [Int64] { counts.keys.sorted() }

  /// The feed with a number; nil when it was not requested.
  func id(of number: Int64) -> FeedID? { ids[number] }

  /// The counts of each feed, by its id.
  var countsByID: [FeedID: ArticleCounts] {
    Dictionary(counts.compactMap { number, counts in ids[number].map { ($0, counts) } }, uniquingKeysWith: { first, _ in first })
  }
}

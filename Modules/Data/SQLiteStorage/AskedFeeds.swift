internal import Database
internal import Domain

/// The feeds that a question is about, as far as they were ever taken in, with what is known of them without a look at their articles.
struct AskedFeeds {
  /// The counts of each, by its number in the database.
  private(set) var counts: [Int64: ArticleCounts] = [:]
  /// How many articles there are of the feeds that are not asked for.
  private(set) var others = 0
  private var ids: [Int64: FeedID] = [:]

  /// Looks the feeds up.
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

  /// How many articles they have.
  var articles: Int { counts.values.reduce(0) { $0 + $1.all } }

  /// Their numbers in the database.
  var numbers: [Int64] { counts.keys.sorted() }

  /// The feed of a number; nil when it is not asked for.
  func id(of number: Int64) -> FeedID? { ids[number] }

  /// The counts of each.
  var countsByID: [FeedID: ArticleCounts] {
    Dictionary(counts.compactMap { number, counts in ids[number].map { ($0, counts) } }, uniquingKeysWith: { first, _ in first })
  }
}

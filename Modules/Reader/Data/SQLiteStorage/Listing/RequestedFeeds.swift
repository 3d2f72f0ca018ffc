internal import Database
internal import ReaderDomain

/// The requested feeds that are in the database, with their counts. Reading them does not read any article.
struct RequestedFeeds {
  /// The numbers of all articles and of the hidden ones.
  struct Counts {
    let all: ArticleCounts
    let hidden: ArticleCounts

    /// The articles that are not hidden.
    var shown: ArticleCounts {
      ArticleCounts(all: all.all - hidden.all, unread: all.unread - hidden.unread, starred: all.starred - hidden.starred)
    }
  }

  /// The counts of each feed, by its number in the database.
  private(set) var counts: [Int64: Counts] = [:]
  /// The number of articles in all other feeds.
  private(set) var others = 0
  private var ids: [Int64: FeedID] = [:]
  private let hasHiddenColumns: Bool
  /// Whether the word indexes have letters that are not Latin.
  let hasAllScripts: Bool
  private let session: DatabaseSession

  init(_ feeds: [FeedID], in session: DatabaseSession) throws(DatabaseError) {
    self.session = session
    let asked = Set(feeds)
    let schema = try session.schema()
    hasHiddenColumns = schema >= DatabaseSchema.firstWithHidden
    hasAllScripts = schema >= DatabaseSchema.firstWithScripts
    let hidden =
      hasHiddenColumns
      ? "SELECT number, id, articles, read, starred, hidden, hidden_read, hidden_starred FROM feed"
      : """
      SELECT feed.number, feed.id, articles, read, starred, count(a.id), ifnull(sum(a.is_read), 0), ifnull(sum(a.is_starred), 0)
      FROM feed LEFT JOIN article a ON a.feed = feed.number AND a.id IN (SELECT article FROM mark WHERE word = 'hidden')
      GROUP BY feed.number
      """
    try session.statement(hidden).eachRow { (row) throws(DatabaseError) in
      let (number, id, articles) = (row.integer(0), try row.feed(1), row.count(2))
      guard asked.contains(id) else {
        others += articles
        return
      }
      ids[number] = id
      counts[number] = Counts(
        all: ArticleCounts(all: articles, unread: articles - row.count(3), starred: row.count(4)),
        hidden: ArticleCounts(all: row.count(5), unread: row.count(5) - row.count(6), starred: row.count(7)))
    }
  }

  /// The number of articles in the requested feeds, including hidden ones.
  var articles: Int { counts.values.reduce(0) { $0 + $1.all.all } }

  /// The numbers of the feeds in the database.
  var numbers: [Int64] { counts.keys.sorted() }

  /// The feed with a number; nil when it was not requested.
  func id(of number: Int64) -> FeedID? { ids[number] }

  /// The counts of each feed without its hidden articles, by its id.
  var countsByID: [FeedID: ArticleCounts] {
    Dictionary(counts.compactMap { number, counts in ids[number].map { ($0, counts.shown) } }, uniquingKeysWith: { first, _ in first })
  }

  /// The column of `article` for a mark in this database; nil for a mark that only the table `mark` has.
  func column(of mark: ArticleMark) -> String? { mark == .hidden && !hasHiddenColumns ? nil : DatabaseSchema.column(of: mark) }

  /// The words of the table `mark` that are this mark.
  func words(of mark: ArticleMark) throws(DatabaseError) -> [String] { try DatabaseMarks(session).words(of: mark) }
}

internal import Database
internal import Domain

/// The conditions of a query except its words, as SQL, with the index that answers it fastest.
struct ListingConditions {
  /// The part of a statement after `FROM article`, without an order.
  private(set) var sql: String
  /// The values of the parameters.
  private(set) var values: [DatabaseValue] = []

  /// The order of lists (`ArticleSortKey`).
  static let order = "ORDER BY date DESC, first_seen DESC, position, id"

  /// If the requested feeds have less than this fraction of the other articles, their articles are sorted. Otherwise all articles are
  /// scanned in list order.
  private static let narrow = 20

  /// All articles of the feeds, in the order of their ids.
  init(allIn feeds: AskedFeeds) {
    sql = feeds.others > 0 ? "WHERE +\(Self.isOf(feeds))" : ""
  }

  private static func isOf(_ feeds: AskedFeeds) -> String { "feed IN (\(feeds.numbers.map(String.init).joined(separator: ", ")))" }

  /// - Parameter words: restricts the query to the articles that a word index finds.
  init(_ query: ArticleQuery, in feeds: AskedFeeds, words: TrigramQuery? = nil) {
    var conditions: [String] = []
    for mark in query.having.union(query.lacking).sorted(by: { $0.rawValue < $1.rawValue }) {
      for isSet in [true, false] where (isSet ? query.having : query.lacking).contains(mark) {
        switch mark {
        case .read: conditions.append("is_read = \(isSet ? 1 : 0)")
        case .starred: conditions.append("is_starred = \(isSet ? 1 : 0)")
        default:
          conditions.append("\(isSet ? "" : "NOT ")EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = ?)")
          values.append(.text(mark.rawValue))
        }
      }
    }
    if let since = query.since {
      conditions.append("date >= ?")
      values.append(DatabaseValue(since))
    }
    let isNarrow = feeds.counts.count == 1 || feeds.articles * Self.narrow < feeds.others
    if feeds.others > 0 {
      // The unary plus keeps SQLite from choosing a feed index instead of an index in list order.
      conditions.append("\(isNarrow ? "" : "+")\(Self.isOf(feeds))")
    }
    if let words {
      conditions.append("number IN (SELECT rowid FROM \(words.index) WHERE \(words.index) MATCH ?)")
      values.append(.text(words.match))
    }
    let path =
      if words != nil {
        "NOT INDEXED"
      } else if feeds.others > 0, isNarrow {
        "INDEXED BY article_of_feed"
      } else if query.having.contains(.starred) {
        "INDEXED BY article_starred"
      } else if query.lacking.contains(.read) {
        "INDEXED BY article_unread"
      } else {
        "INDEXED BY article_in_order"
      }
    sql = conditions.isEmpty ? path : "\(path) WHERE \(conditions.joined(separator: " AND "))"
  }
}

internal import Database
internal import Domain

/// What a query asks of articles beside words, as conditions of SQL, and the way by which the database finds them soonest.
struct ListingConditions {
  /// The part of a statement behind `FROM article`, without an order.
  private(set) var sql: String
  /// The values for its parameters.
  private(set) var values: [DatabaseValue] = []

  /// The order of lists (`ArticleSortKey`).
  static let order = "ORDER BY date DESC, first_seen DESC, position, id"

  /// Below this part of all articles, those of the feeds that are asked for are sorted; above it, all are gone through in their order.
  private static let narrow = 20

  /// All articles of feeds, in the order of their identities.
  init(allIn feeds: AskedFeeds) {
    sql = feeds.others > 0 ? "WHERE +\(Self.isOf(feeds))" : ""
  }

  private static func isOf(_ feeds: AskedFeeds) -> String { "feed IN (\(feeds.numbers.map(String.init).joined(separator: ", ")))" }

  /// Puts the conditions together.
  /// - Parameter words: asks the index of that name first, so that only articles in which the words may stand are looked at.
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
      // The sign keeps an index in the order of lists from being left for one of feeds.
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

internal import Database
internal import ReaderDomain

/// The conditions of a query except its words, as SQL, with the index that answers it fastest.
struct ListingConditions {
  /// The part of a statement after `FROM article`, without an order.
  private(set) var sql: String
  /// The values of the parameters.
  private(set) var values: [DatabaseValue] = []

  /// One side of the boundary of a query's window.
  enum Side {
    case above, below

    /// The order of rows on this side, the nearest first. Downwards it is the order of lists (`ArticleSortKey`).
    var order: String {
      switch self {
      case .above: "ORDER BY date, first_seen, position DESC, id DESC"
      case .below: "ORDER BY date DESC, first_seen DESC, position, id"
      }
    }
  }

  /// If the requested feeds have less than this fraction of the other articles, their articles are sorted. Otherwise all articles are
  /// scanned in list order.
  private static let narrow = 20

  /// All articles of the feeds, in the order of their ids.
  init(allIn feeds: RequestedFeeds) {
    sql = ""
    guard feeds.others > 0 else { return }
    let restriction = Self.restriction(to: feeds)
    sql = "WHERE +\(restriction.sql)"
    values = [restriction.value]
  }

  /// The condition that an article is of one of the feeds. One feed is compared by itself, because its index has its articles in list order.
  private static func restriction(to feeds: RequestedFeeds) -> (sql: String, value: DatabaseValue) {
    let numbers = feeds.numbers
    if numbers.count == 1 { return ("feed = ?", .integer(numbers[0])) }
    return ("feed IN (SELECT value FROM json_each(?))", .text("[\(numbers.map(String.init).joined(separator: ","))]"))
  }

  /// - Parameters:
  ///   - side: restricts the query to one side of its window's boundary.
  ///   - words: restricts the query to the articles that a word index finds.
  init(_ query: ArticleQuery, in feeds: RequestedFeeds, on side: Side? = nil, words: TrigramQuery? = nil) throws(DatabaseError) {
    var conditions: [String] = []
    if let side, let restriction = Self.restriction(to: side, of: query.window) {
      conditions.append(restriction.sql)
      values = restriction.values
    }
    let excluded = query.excluded
    for mark in query.having.union(excluded).sorted() {
      for isSet in [true, false] where (isSet ? query.having : excluded).contains(mark) {
        if let column = feeds.column(of: mark) {
          conditions.append("\(column) = \(isSet ? 1 : 0)")
        } else {
          let words = try feeds.words(of: mark)
          let parameters = words.map { _ in "?" }.joined(separator: ", ")
          conditions.append("id \(isSet ? "" : "NOT ")IN (SELECT article FROM mark WHERE word IN (\(parameters)))")
          values += words.map { .text($0) }
        }
      }
    }
    for (comparison, bound) in [(">=", query.since), ("<=", query.until)] {
      guard let bound else { continue }
      conditions.append("date \(comparison) ?")
      values.append(DatabaseValue(bound))
    }
    if let bounds = query.condition?.firstSeen {
      conditions.append("first_seen BETWEEN ? AND ?")
      values += [DatabaseValue(bounds.lowerBound), DatabaseValue(bounds.upperBound)]
    }
    switch query.refresh {
    case nil: break
    // Nothing matches, as in `RefreshReference.brought`.
    case .latest: conditions.append("0")
    case .began(let moment):
      conditions.append("first_seen = ?")
      values.append(DatabaseValue(moment))
    }
    let isNarrow = feeds.counts.count == 1 || feeds.articles * Self.narrow < feeds.others
    if feeds.others > 0 {
      // The unary plus keeps SQLite from choosing a feed index instead of an index in list order.
      let restriction = Self.restriction(to: feeds)
      conditions.append("\(isNarrow ? "" : "+")\(restriction.sql)")
      values.append(restriction.value)
    }
    if let words {
      conditions.append("number IN (SELECT rowid FROM \(words.index) WHERE \(words.index) MATCH ?\(words.former))")
      values.append(.text(words.match))
    }
    let isOfFewFeeds = feeds.others > 0 && isNarrow
    let isOfOtherMark = query.having.contains { feeds.column(of: $0) == nil }
    // SQLite chooses the fastest index itself, with two exceptions: it does not know that hidden and starred articles are fewer than unread ones. To count the
    // unread starred ones of 100,000 articles, it scans an index of all of them, which takes fifty times as long.
    let path =
      if words != nil {
        "NOT INDEXED"
      } else if isOfOtherMark || isOfFewFeeds {
        ""
      } else if query.having.contains(.hidden) {
        "INDEXED BY article_hidden"
      } else if query.having.contains(.starred) {
        "INDEXED BY article_starred"
      } else {
        ""
      }
    sql = conditions.isEmpty ? path : "\(path) WHERE \(conditions.joined(separator: " AND "))"
  }

  /// Compares column by column, because SQLite's row values compare all columns in one direction. The first condition lets SQLite start in
  /// the index at the date.
  private static func restriction(to side: Side, of window: ListWindow) -> (sql: String, values: [DatabaseValue])? {
    guard let (key, isAbove) = window.boundary else { return nil }
    let (newer, later) = side == .above ? (">", "<") : ("<", ">")
    let orSame = isAbove == (side == .above) ? "=" : ""
    let (date, seen) = (DatabaseValue(key.date), DatabaseValue(key.firstSeen))
    let position = DatabaseValue.integer(Int64(key.position))
    let sql = """
      date \(newer)= ? AND (date \(newer) ? OR first_seen \(newer) ? OR (first_seen = ? AND \
      (position \(later) ? OR (position = ? AND id \(later)\(orSame) ?))))
      """
    return (sql, [date, date, seen, seen, position, position, .text(key.id.text)])
  }
}

public import CoreDomain

/// The rules in force, compiled to be evaluated for many articles.
public struct RuleMatcher: ArrivalMarker {
  private struct Prepared: Sendable {
    let number: Int
    let marks: Set<ArticleMark>
    let test: Test
  }

  private enum Test: Sendable {
    case query(QueryMatcher)
    case beyondLatest(Int, of: FeedID)
  }

  private let rules: [Prepared]

  /// Compiles rules with the data that their queries need.
  /// - Parameters:
  ///   - entries: the rules. Those that have ended are left out.
  ///   - subscriptions: the feeds whose articles may arrive.
  ///   - counts: the counts of these feeds; nil when no rule needs them.
  ///   - fetchStates: the fetch states of these feeds before this refresh; nil when no rule needs them.
  ///   - latestRefresh: the start of the refresh that counts as the latest one for these articles.
  ///   - calendar: the time, and the days of the user's time zone.
  public init(
    _ entries: [RuleDocument.Entry], at calendar: QueryCalendar, subscriptions: [Subscription], counts: [FeedID: ArticleCounts]? = nil,
    fetchStates: [FeedID: FetchState]? = nil, latestRefresh: Timestamp?
  ) {
    let feeds = QueryFeed.all(subscriptions, counts: counts, fetchStates: fetchStates)
    rules = entries.filter { $0.rule.isInForce(at: calendar) }.compactMap { entry in
      switch entry.rule.subject {
      case .matching(let query):
        query.condition.map { condition in
          let condition = ArticleCondition(condition, at: calendar, feeds: feeds, latestRefresh: latestRefresh)
          return Prepared(number: entry.number, marks: entry.rule.marks, test: .query(QueryMatcher(condition)))
        }
      case .beyondLatest(let count, let reference):
        // A feed that the user has unfollowed brings no articles.
        (try? reference.resolve(in: subscriptions)).map { feed in
          Prepared(number: entry.number, marks: entry.rule.marks, test: .beyondLatest(count, of: feed.id))
        }
      }
    }
  }

  /// Whether no rule is in force.
  public var isEmpty: Bool { rules.isEmpty }

  public func marks<Failure>(
    for entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
  ) throws(Failure) -> ArrivalMarks {
    var marks = ArrivalMarks()
    let asked = rules.filter { rule in
      switch rule.test {
      case .query(let matcher): matcher.mayMatch(feed)
      case .beyondLatest(_, let limited): limited == feed
      }
    }
    guard !asked.isEmpty, !entries.isEmpty else { return marks }
    for (place, entry) in entries.enumerated() {
      var known: QueryBody?
      for rule in asked {
        guard case .query(let matcher) = rule.test else { continue }
        let isMatch = try matcher.matches(entry) { () throws(Failure) in
          if let known { return known }
          let read = try body(place)
          known = read
          return read
        }
        if isMatch { marks.add(rule.number, rule.marks, to: entry) }
      }
    }
    for rule in asked {
      guard case .beyondLatest(let count, _) = rule.test else { continue }
      for entry in entries.sorted(by: ArticleMatching.isAbove).dropFirst(count) { marks.add(rule.number, rule.marks, to: entry) }
    }
    return marks
  }
}

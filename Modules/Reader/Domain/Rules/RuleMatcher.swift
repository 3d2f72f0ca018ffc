public import CoreDomain

/// The rules in force, prepared to look at many articles.
public struct RuleMatcher: Sendable {
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

  /// No rules.
  public static let none = RuleMatcher(rules: [])

  /// Prepares rules with what their queries look at.
  /// - Parameters:
  ///   - entries: the rules. Those that have ended are left out.
  ///   - subscriptions: the feeds whose articles may come.
  ///   - counts: the counts of these feeds; nil when no rule needs them.
  ///   - fetchStates: the fetch states of these feeds before this refresh; nil when no rule needs them.
  ///   - latestRefresh: when the refresh began that is the latest one for these articles.
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
        // A feed that is not followed any more brings nothing.
        (try? reference.resolve(in: subscriptions)).map { feed in
          Prepared(number: entry.number, marks: entry.rule.marks, test: .beyondLatest(count, of: feed.id))
        }
      }
    }
  }

  private init(rules: [Prepared]) { self.rules = rules }

  public var isEmpty: Bool { rules.isEmpty }

  /// What the rules do with articles of one feed.
  /// - Parameters:
  ///   - feed: the feed of the articles.
  ///   - entries: articles that the rules may change, with their statuses before.
  ///   - body: returns an article's body, by its index. It is called at most once for each article, and only if a rule needs it.
  public func hits<Failure>(
    among entries: [ArticleWithStatus], of feed: FeedID, body: (Int) throws(Failure) -> QueryBody
  ) throws(Failure) -> RuleHits {
    var hits = RuleHits()
    let asked = rules.filter { rule in
      switch rule.test {
      case .query(let matcher): matcher.mayMatch(feed)
      case .beyondLatest(_, let limited): limited == feed
      }
    }
    guard !asked.isEmpty, !entries.isEmpty else { return hits }
    for (place, entry) in entries.enumerated() {
      var known: QueryBody?
      for rule in asked {
        guard case .query(let matcher) = rule.test else { continue }
        let isMeant = try matcher.matches(entry) { () throws(Failure) in
          if let known { return known }
          let read = try body(place)
          known = read
          return read
        }
        if isMeant { hits.add(rule.number, rule.marks, to: entry) }
      }
    }
    for rule in asked {
      guard case .beyondLatest(let count, _) = rule.test else { continue }
      for entry in entries.sorted(by: ArticleMatching.isAbove).dropFirst(count) { hits.add(rule.number, rule.marks, to: entry) }
    }
    return hits
  }
}

/// What rules did with articles.
public struct RuleHits: Hashable, Sendable {
  /// The marks that the articles gained.
  public private(set) var marks: [ArticleID: Set<ArticleMark>] = [:]
  /// The number of articles that each rule changed, by the number of the rule.
  public private(set) var counts: [Int: Int] = [:]
  /// The numbers of the rules that hid articles.
  public private(set) var hidingRules: Set<Int> = []

  public static let none = RuleHits()

  public init() {}

  /// The articles that are hidden now.
  public var hidden: Set<ArticleID> { Set(marks.filter { $0.value.contains(.hidden) }.keys) }

  /// The marks as changes: for each mark, the articles that gained it.
  public var edits: [StatusEdit] { StatusEdit.edits(setting: marks) }

  /// Counts an article that a rule is about. Marks that it has already do not count.
  mutating func add(_ rule: Int, _ wanted: Set<ArticleMark>, to entry: ArticleWithStatus) {
    let gained = wanted.filter { !entry.status.has($0) }
    guard !gained.isEmpty else { return }
    marks[entry.article.id, default: []].formUnion(gained)
    counts[rule, default: 0] += 1
    if gained.contains(.hidden) { hidingRules.insert(rule) }
  }

  /// Adds the hits among other articles.
  public mutating func add(_ other: RuleHits) {
    marks.merge(other.marks) { $0.union($1) }
    counts.merge(other.counts, uniquingKeysWith: +)
    hidingRules.formUnion(other.hidingRules)
  }
}

extension StatusEdit {
  /// The edits that set these marks: for each mark, the articles that gain it.
  static func edits(setting marks: [ArticleID: Set<ArticleMark>]) -> [StatusEdit] {
    var ids: [ArticleMark: [ArticleID]] = [:]
    for (id, marks) in marks { for mark in marks { ids[mark, default: []].append(id) } }
    return ids.sorted { $0.key < $1.key }.map { StatusEdit(mark: $0.key, isSet: true, ids: $0.value.sorted()) }
  }
}

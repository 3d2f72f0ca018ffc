/// What a rule would have done with the articles of the last days.
public struct RuleEffect: Hashable, Sendable {
  /// The number of articles to which the rule applies.
  public let count: Int
  /// The number of all articles of that time.
  public let all: Int

  /// The number of days that are considered.
  public static let days = 30

  public init(count: Int, all: Int) {
    self.count = count
    self.all = all
  }

  /// Whether the rule hides all recent articles, which is rarely intended.
  public func hidesEverything(_ rule: ArticleRule) -> Bool { all > 0 && count == all && rule.actions.contains(.hide) }

  /// Evaluates the rule for articles that were first seen in the last days, including hidden ones. The rule may name a feed that is not
  /// followed yet.
  /// - Throws: `subscription(.feedAmbiguous)`, or the error that prevented reading.
  init(
    of rule: ArticleRule, subscriptions: any SubscriptionRepository, articles: any ArticleRepository, calendar: QueryCalendar
  ) async throws(ReaderError) {
    let subscribed = try await subscriptions.all()
    let (all, chosen) = try await articles.scope(of: .recent(nil, at: calendar), among: subscribed)
    let total = try await articles.count(matching: all, in: chosen.map(\.id))
    switch rule.subject {
    case .matching(let query):
      let (matching, feeds) = try await articles.scope(of: .recent(query, at: calendar), among: subscribed)
      self.init(count: try await articles.count(matching: matching, in: feeds.map(\.id)), all: total)
    case .beyondLatest(let maximum, let reference):
      // This is the maximum that the rule may have hidden, because the articles did not all arrive together.
      let feed: Subscription
      do throws(ReaderError) { feed = try reference.resolve(in: subscribed) } catch {
        guard case .subscription(.feedNotFound) = error else { throw error }
        self.init(count: 0, all: total)
        return
      }
      self.init(count: max(0, try await articles.count(matching: all, in: [feed.id]) - maximum), all: total)
    }
  }
}

extension ArticleQuery {
  /// The articles that were first seen in the last days, including hidden ones.
  static func recent(_ query: Query?, at calendar: QueryCalendar) -> ArticleQuery {
    var recent = ArticleQuery.everything
    let seen = QueryCondition.moment(.seen, .isAtMost(.span(RuleEffect.days, .days)))
    let conditions = [seen] + (query?.condition.map { [$0] } ?? [])
    recent.add(conditions.count == 1 ? seen : .and(conditions), at: calendar)
    return recent
  }
}

/// The rules, which name feeds.
public struct RuleReferrers: FeedReferrers {
  private let rules: any RuleRepository
  private let views: any ViewRepository

  public init(rules: any RuleRepository, views: any ViewRepository) {
    self.rules = rules
    self.views = views
  }

  /// - Returns: the lines of the rules.
  public func missing(_ joins: [FeedJoin]) async throws(ReadingError) -> [String] {
    try await rules.document(views).entries.filter { entry in joins.contains { $0.isMissed(by: entry.rule) } }.map(\.text)
  }
}

extension FeedJoin {
  /// Whether a rule names one of the other feeds, and not the feed that stays.
  fileprivate func isMissed(by rule: ArticleRule) -> Bool {
    switch rule.subject {
    case .matching(let query): isMissed(by: query)
    case .beyondLatest(_, let reference): others.contains { reference.isOnly($0, unlike: feed.changed(change)) }
    }
  }
}

extension FeedReference {
  fileprivate func isOnly(_ feed: Subscription, unlike other: Subscription) -> Bool {
    (try? resolve(in: [feed])) != nil && (try? resolve(in: [other])) == nil
  }
}

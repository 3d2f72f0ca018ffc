/// What the user has written that names feeds, such as saved views or rules.
public protocol FeedReferrers: Sendable {
  /// Those that name a feed that is joined into another one, and do not name the other one. They miss its articles after the join.
  /// - Returns: each as the user knows it, such as the name of a view or the line of a rule.
  func missing(_ joins: [FeedJoin]) async throws(ReaderError) -> [String]
}

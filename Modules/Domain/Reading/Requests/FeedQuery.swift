/// Which subscriptions are meant.
public struct FeedQuery: Hashable, Sendable {
  /// Only those whose last visit failed.
  public let onlyWithProblems: Bool

  /// Makes a query.
  public init(onlyWithProblems: Bool = false) {
    self.onlyWithProblems = onlyWithProblems
  }
}

/// Selects subscriptions.
public struct FeedQuery: Hashable, Sendable {
  /// Whether only subscriptions whose last request failed are selected.
  public let onlyWithProblems: Bool

  public init(onlyWithProblems: Bool = false) {
    self.onlyWithProblems = onlyWithProblems
  }
}

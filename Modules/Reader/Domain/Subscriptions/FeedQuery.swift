/// Selects subscriptions.
public struct FeedQuery: Hashable, Sendable {
  /// Whether only subscriptions whose last request failed, or whose secrets are not sent, are selected.
  public let onlyWithProblems: Bool

  public init(onlyWithProblems: Bool = false) {
    self.onlyWithProblems = onlyWithProblems
  }
}

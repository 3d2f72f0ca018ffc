/// Selects subscriptions.
public struct FeedQuery: Hashable, Sendable {
  /// Whether only subscriptions with a problem are selected: of the last request, of the last document, or of a setting.
  public let onlyWithProblems: Bool

  public init(onlyWithProblems: Bool = false) {
    self.onlyWithProblems = onlyWithProblems
  }
}

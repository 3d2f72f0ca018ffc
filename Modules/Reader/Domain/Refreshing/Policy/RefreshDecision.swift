/// Whether a feed is requested, and why it is not.
public enum RefreshDecision: Hashable, Sendable {
  /// The feed is requested.
  case ask
  /// The feed is not requested.
  case skip(SkipReason)
}

/// Whether a feed is requested, and why.
public enum RefreshDecision: Hashable, Sendable {
  /// The feed is requested.
  case ask(AskReason)
  /// The feed is not requested.
  case skip(SkipReason)

  /// Why a feed is requested.
  public enum AskReason: Hashable, Sendable {
    /// There is no earlier request, as far as the clock can tell.
    case first
    /// The interval is over.
    case due
    /// The user insists (`--force`).
    case forced
  }
}

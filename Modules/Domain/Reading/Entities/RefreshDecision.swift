/// Whether a server is asked for a feed, and why.
public enum RefreshDecision: Hashable, Sendable {
  /// It is asked.
  case ask(AskReason)
  /// It is left alone.
  case skip(SkipReason)

  /// Why a server is asked.
  public enum AskReason: Hashable, Sendable {
    /// It was never asked before, by all that the clock knows.
    case first
    /// Its time has come.
    case due
    /// A person insists.
    case forced
  }
}

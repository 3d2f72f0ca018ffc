public import CoreDomain
public import SampleDomain
public import SampleScenes

extension RandomQuote {
  public enum Response: Hashable, Sendable {
    case loading
    /// The quote, and the current time, from which its age is computed.
    case loaded(QuoteSummary, at: Timestamp)
    /// No quote is available, neither from the server nor from the cache.
    case failed(QuoteError)
    /// The user typed an unknown command.
    case notUnderstood(String)
  }
}

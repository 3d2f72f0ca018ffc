public import Domain
public import Scenes

extension RandomQuote {
  /// What happened in the scene.
  public enum Response: Hashable, Sendable {
    /// A quote was asked for.
    case loading
    /// It came; the time, by which its age is told.
    case loaded(QuoteSummary, at: Timestamp)
    /// There is none.
    case failed(QuoteError)
  }
}

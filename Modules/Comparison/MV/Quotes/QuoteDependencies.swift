public import CoreDomain
public import CoreScenes
public import SampleDomain
public import SampleScenes

/// The dependencies of the random quote, the same for both of its forms.
@MainActor
public struct QuoteDependencies {
  public let quote: any UseCase<Void, QuoteSummary, QuoteError>
  public let display: any Display<QuoteScreen>
  public let now: CurrentTime
  /// Words a quote or an error, the same for all presentation architectures.
  public let wording: @Sendable (Result<QuoteSummary, QuoteError>, Timestamp) -> RandomQuote.ViewModel

  public init(
    quote: any UseCase<Void, QuoteSummary, QuoteError>, display: any Display<QuoteScreen>, now: @escaping CurrentTime,
    wording: @escaping @Sendable (Result<QuoteSummary, QuoteError>, Timestamp) -> RandomQuote.ViewModel
  ) {
    self.quote = quote
    self.display = display
    self.now = now
    self.wording = wording
  }
}

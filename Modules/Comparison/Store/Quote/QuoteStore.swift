public import SampleDomain

/// The single source of truth about the quote. Only its own method changes it, and it knows no other part.
@MainActor
public final class QuoteStore {
  @Published public private(set) var quote = Loadable<QuoteSummary, QuoteError>.idle

  public init() {}

  public func update(quote: Loadable<QuoteSummary, QuoteError>) { self.quote = quote }
}

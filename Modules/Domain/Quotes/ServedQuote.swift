/// A quote, and how it was come by.
public struct ServedQuote: Hashable, Sendable {
  /// The quote.
  public let quote: Quote
  /// Whether it was seen before, and serves because the server gave none.
  public let isRemembered: Bool
  /// What went wrong, though there is a quote.
  public let problem: QuoteError?

  /// Makes a served quote.
  public init(_ quote: Quote, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

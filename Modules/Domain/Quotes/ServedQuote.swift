/// A quote, and whether it came from the server or the cache.
public struct ServedQuote: Hashable, Sendable {
  public let quote: Quote
  /// Whether the quote comes from the cache because the server gave none.
  public let isRemembered: Bool
  /// The error that occurred although there is a quote.
  public let problem: QuoteError?

  public init(_ quote: Quote, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

public import CoreDomain

/// Supplies quotes. Domain says what it needs; the data layer implements it.
public protocol QuoteRepository: Sendable {
  /// Returns a quote from the source with this URL; without a URL, one of the program itself. If that fails, returns an earlier quote.
  func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote
}

/// A quote, and whether it is an earlier one.
public struct ServedQuote: Hashable, Sendable {
  public let quote: Quote
  /// Whether it is an earlier quote, because the source supplied none. Then `problem` says why.
  public let isRemembered: Bool
  /// The error that occurred, although there is a quote.
  public let problem: QuoteError?

  public init(_ quote: Quote, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

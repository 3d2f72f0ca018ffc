public import CoreDomain

/// Supplies quotes. Domain says what it needs; the data layer implements it.
public protocol QuoteRepository: Sendable {
  /// Returns a quote from the server at this URL; without a URL, from the file of quotes. If that fails, returns an earlier quote.
  func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote
}

/// A quote, and whether it is an earlier one.
public struct ServedQuote: Hashable, Sendable {
  public let quote: Quote
  /// Whether it is an earlier quote, because the server or the file supplied none.
  public let isRemembered: Bool
  /// The error that occurred, although there is a quote.
  public let problem: QuoteError?

  public init(_ quote: Quote, isRemembered: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isRemembered = isRemembered
    self.problem = problem
  }
}

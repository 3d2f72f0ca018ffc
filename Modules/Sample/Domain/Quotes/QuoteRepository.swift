public import CoreDomain

/// Supplies quotes. Domain says what it needs; the data layer implements it.
public protocol QuoteRepository: Sendable {
  /// Returns a quote from `url`, or a built-in quote if `url` is nil. Falls back to a cached quote.
  func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote
}

/// A quote, and whether it came from the cache.
public struct ServedQuote: Hashable, Sendable {
  public let quote: Quote
  /// Whether it came from the cache, because the source supplied none. Then `problem` says why.
  public let isCached: Bool
  /// The error that occurred, although there is a quote.
  public let problem: QuoteError?

  public init(_ quote: Quote, isCached: Bool = false, problem: QuoteError? = nil) {
    self.quote = quote
    self.isCached = isCached
    self.problem = problem
  }
}

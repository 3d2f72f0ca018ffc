public import CoreDomain

/// Fetches and caches quotes.
public protocol QuoteRepository: Sendable {
  /// Returns a quote from the server at this URL. When the server gives none, returns a cached quote.
  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote
}

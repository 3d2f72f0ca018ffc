/// Where quotes come from.
public protocol QuoteRepository: Sendable {
  /// A quote from the server at this address; when it gives none, one that was seen before.
  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote
}

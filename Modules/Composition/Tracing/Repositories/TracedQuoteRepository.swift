import Domain

/// A repository of quotes whose calls are traced.
struct TracedQuoteRepository: QuoteRepository {
  let base: any QuoteRepository
  let trace: Trace

  func quote(from address: WebAddress) async throws(QuoteError) -> ServedQuote {
    try await trace.around(type(of: base), "quote", address) { () async throws(QuoteError) in try await base.quote(from: address) }
  }
}

import Domain

struct TracedQuoteRepository: QuoteRepository {
  let base: any QuoteRepository
  let trace: Trace

  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote {
    try await trace.around(type(of: base), url) { () async throws(QuoteError) in try await base.quote(from: url) }
  }
}

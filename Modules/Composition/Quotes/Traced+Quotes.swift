import Domain

/// The traced parts of the quotes feature.
extension Tracing {
  func traced(_ part: any QuoteRepository) -> any QuoteRepository { trace.map { Traced(base: part, trace: $0) } ?? part }
}

extension Traced: QuoteRepository where Base == any QuoteRepository {
  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote {
    try await step(url) { () async throws(QuoteError) in try await base.quote(from: url) }
  }
}

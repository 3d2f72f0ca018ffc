import WebServer

/// Handles requests for quotes. It returns the quotes in order instead of at random, so that the responses differ but are predictable.
struct QuoteEndpoint: SiteEndpoint {
  private var given = 0

  mutating func response(_ request: SiteRequest) -> SiteResponse? {
    guard let path = QuotePath(rawValue: request.path) else { return nil }
    switch path {
    case .random:
      return .json(QuoteRecord(next()))
    case .slow:
      var response = SiteResponse.json(QuoteRecord(next()))
      response.delay = request.delay
      return response
    case .error:
      return .plain(.serverError)
    case .malformed:
      return SiteResponse.json(QuoteRecord(SampleQuote.all[0])).brokenOff
    case .wrongType:
      return .strayPage
    case .empty:
      var record = QuoteRecord(SampleQuote.all[0])
      record.content = nil
      return .json(record)
    case .huge:
      return .json(QuoteRecord(Self.huge))
    }
  }

  private mutating func next() -> SampleQuote {
    defer { given += 1 }
    return SampleQuote.all[given % SampleQuote.all.count]
  }

  /// A quote of 1 MiB: 16 bytes, repeated 65,536 times.
  private static let huge = SampleQuote(
    content: String(repeating: "In came a tide. ", count: 65_536), author: "A very long tide table", tags: ["harbour"])
}

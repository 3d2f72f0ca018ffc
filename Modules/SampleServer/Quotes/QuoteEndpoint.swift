/// Answers what is asked about quotes. It gives them out in turn instead of by chance, so that answers differ and can be foretold.
struct QuoteEndpoint: Sendable {
  private var given = 0

  /// Nil when the path is not one of quotes.
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

  /// 16 bytes, 65,536 times.
  private static let huge = SampleQuote(
    content: String(repeating: "In came a tide. ", count: 65_536), author: "A very long tide table", tags: ["harbour"])
}

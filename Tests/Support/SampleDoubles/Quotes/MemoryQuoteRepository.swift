public import CoreDomain
public import SampleDomain

/// Quote servers in memory, with one quote per URL. Unknown URLs give 404.
public actor MemoryQuoteRepository: QuoteRepository {
  /// The requested URLs, in order.
  public private(set) var asked: [WebURL] = []

  private let quotes: [WebURL: ServedQuote]
  private var failure: QuoteError?

  public init(_ quotes: [WebURL: ServedQuote] = [:]) {
    self.quotes = quotes
  }

  /// Makes requests throw this error; nil makes them succeed again.
  public func failWith(_ error: QuoteError?) {
    failure = error
  }

  public func quote(from url: WebURL) throws(QuoteError) -> ServedQuote {
    asked.append(url)
    if let failure { throw failure }
    guard let quote = quotes[url] else { throw .server(url, .status(code: 404)) }
    return quote
  }
}

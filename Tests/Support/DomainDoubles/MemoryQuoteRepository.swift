public import Domain

/// Servers of quotes in memory: a quote an address. Whatever it was not told of answers 404.
public actor MemoryQuoteRepository: QuoteRepository {
  /// The addresses that were asked, in order.
  public private(set) var asked: [WebURL] = []

  private let quotes: [WebURL: ServedQuote]
  private var failure: QuoteError?

  /// Makes servers that answer so.
  public init(_ quotes: [WebURL: ServedQuote] = [:]) {
    self.quotes = quotes
  }

  /// Makes asking throw this error; nil heals it.
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

public import Domain

/// Servers of quotes in memory: a quote an address. Whatever it was not told of answers 404.
public actor MemoryQuoteRepository: QuoteRepository {
  /// The addresses that were asked, in order.
  public private(set) var asked: [WebAddress] = []

  private let quotes: [WebAddress: ServedQuote]
  private var failure: QuoteError?

  /// Makes servers that answer so.
  public init(_ quotes: [WebAddress: ServedQuote] = [:]) {
    self.quotes = quotes
  }

  /// Makes asking throw this error; nil heals it.
  public func failWith(_ error: QuoteError?) {
    failure = error
  }

  public func quote(from address: WebAddress) throws(QuoteError) -> ServedQuote {
    asked.append(address)
    if let failure { throw failure }
    guard let quote = quotes[address] else { throw .server(address, .status(code: 404)) }
    return quote
  }
}

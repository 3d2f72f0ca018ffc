public import CoreData
public import CoreDomain
public import SampleDomain

/// The data store of new quotes: a server, or the built-in list.
public protocol QuoteDataStore: Sendable {
  func quote() async throws(QuoteError) -> Quote
}

/// The cache of fetched quotes.
public protocol QuoteCacheDataStore: Sendable {
  /// The cached quotes, the most recently fetched first.
  func all() async throws(DataStoreError) -> [Quote]

  func add(_ quote: Quote) async throws(DataStoreError)
}

/// Gets quotes from a data store, and caches them. When the data store fails, the repository returns a cached quote.
public struct StoredQuoteRepository: QuoteRepository {
  private let store: @Sendable (WebURL?) -> any QuoteDataStore
  private let cache: any QuoteCacheDataStore
  private let choose: @Sendable ([Quote]) -> Quote?

  /// - Parameters:
  ///   - store: returns the data store for the URL in the settings; for nil, the one that needs no URL.
  ///   - choose: picks one of the cached quotes. Randomness is injected, like the time.
  public init(
    cache: any QuoteCacheDataStore, choose: @escaping @Sendable ([Quote]) -> Quote?,
    store: @escaping @Sendable (WebURL?) -> any QuoteDataStore
  ) {
    self.store = store
    self.cache = cache
    self.choose = choose
  }

  public func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote {
    do throws(QuoteError) {
      return await caching(try await store(url).quote())
    } catch {
      guard error != .cancelled else { throw error }
      return try await cached(because: error)
    }
  }

  /// A quote is returned even if it cannot be cached.
  private func caching(_ quote: Quote) async -> ServedQuote {
    do throws(DataStoreError) {
      try await cache.add(quote)
      return ServedQuote(quote)
    } catch {
      return ServedQuote(quote, problem: QuoteError(error))
    }
  }

  private func cached(because problem: QuoteError) async throws(QuoteError) -> ServedQuote {
    let quotes = try await QuoteError.translating { () async throws(DataStoreError) in try await cache.all() }
    guard let quote = choose(quotes) else { throw problem }
    return ServedQuote(quote, isCached: true, problem: problem)
  }
}

public import CoreData
public import CoreDomain
public import SampleDomain

/// The data store of new quotes: a server, or a file.
public protocol QuoteDataStore: Sendable {
  func quote() async throws(QuoteError) -> Quote
}

/// The data store of earlier quotes.
public protocol QuoteMemoryDataStore: Sendable {
  /// The stored quotes, the most recently seen first.
  func all() async throws(DataStoreError) -> [Quote]

  func remember(_ quote: Quote) async throws(DataStoreError)
}

/// Gets quotes from a data store, and stores them. When the data store fails, the repository returns an earlier quote.
public struct StoredQuoteRepository: QuoteRepository {
  private let store: @Sendable (WebURL?) -> any QuoteDataStore
  private let memory: any QuoteMemoryDataStore
  private let choose: @Sendable ([Quote]) -> Quote?

  /// - Parameters:
  ///   - store: returns the data store for the URL in the settings; for nil, the one that needs no URL.
  ///   - choose: picks one of the earlier quotes. Randomness is injected, like the time.
  public init(
    memory: any QuoteMemoryDataStore, choose: @escaping @Sendable ([Quote]) -> Quote?,
    store: @escaping @Sendable (WebURL?) -> any QuoteDataStore
  ) {
    self.store = store
    self.memory = memory
    self.choose = choose
  }

  public func quote(from url: WebURL?) async throws(QuoteError) -> ServedQuote {
    do throws(QuoteError) {
      return await remembering(try await store(url).quote())
    } catch {
      guard error != .cancelled else { throw error }
      return try await remembered(because: error)
    }
  }

  /// A quote is returned even if it cannot be stored.
  private func remembering(_ quote: Quote) async -> ServedQuote {
    do throws(DataStoreError) {
      try await memory.remember(quote)
      return ServedQuote(quote)
    } catch {
      return ServedQuote(quote, problem: QuoteError(error))
    }
  }

  private func remembered(because problem: QuoteError) async throws(QuoteError) -> ServedQuote {
    let quotes = try await QuoteError.translating { () async throws(DataStoreError) in try await memory.all() }
    guard let quote = choose(quotes) else { throw problem }
    return ServedQuote(quote, isRemembered: true, problem: problem)
  }
}

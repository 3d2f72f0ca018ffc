internal import CoreData
public import CoreDomain
public import SampleDomain

/// Gets quotes from a server. When the server fails, it uses a stored quote.
public struct StoredQuoteRepository: QuoteRepository {
  private let network: any QuoteNetworkDataStore
  private let memory: any QuoteMemoryDataStore
  private let choose: @Sendable ([Quote]) -> Quote?

  /// Creates the repository over its data stores.
  /// - Parameter choose: picks one of the stored quotes. Randomness is injected, like the time.
  public init(
    network: any QuoteNetworkDataStore, memory: any QuoteMemoryDataStore, choose: @escaping @Sendable ([Quote]) -> Quote?
  ) {
    self.network = network
    self.memory = memory
    self.choose = choose
  }

  public func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote {
    do throws(NetworkError) {
      return await remembering(try await network.quote(from: url))
    } catch {
      switch error {
      case .web(let problem): return try await remembered(because: .server(url, problem))
      case .unexpected(let found): return try await remembered(because: .notAQuote(url, found: found))
      case .cancelled: throw .cancelled
      }
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

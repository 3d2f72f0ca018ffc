import CoreData
import CoreDomain
import SampleData
import SampleDomain

/// A stub server that always gives the same response.
struct StubQuoteNetwork: QuoteNetworkDataStore {
  let response: Result<Quote, NetworkError>

  func quote(from url: WebURL) async throws(NetworkError) -> Quote { try response.get() }
}

/// A quote cache in memory, or one that can be neither read nor written.
actor StubQuoteMemory: QuoteMemoryDataStore {
  private var quotes: [Quote]
  private let problem: DataStoreError?

  init(_ quotes: [Quote] = [], problem: DataStoreError? = nil) {
    self.quotes = quotes
    self.problem = problem
  }

  func all() async throws(DataStoreError) -> [Quote] {
    if let problem { throw problem }
    return quotes
  }

  func remember(_ quote: Quote) async throws(DataStoreError) {
    if let problem { throw problem }
    quotes.insert(quote, at: 0)
  }
}

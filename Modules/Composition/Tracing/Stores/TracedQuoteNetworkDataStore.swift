internal import Web
import DataLayer
import Domain

struct TracedQuoteNetworkDataStore: QuoteNetworkDataStore {
  let base: any QuoteNetworkDataStore
  let trace: Trace

  func quote(from url: WebURL) async throws(NetworkError) -> Quote {
    try await trace.around(type(of: base), url) { () async throws(NetworkError) in try await base.quote(from: url) }
  }
}

import DataLayer
import Domain
import FileStorage
import Web

/// The traced parts of the quotes feature.
extension Tracing {
  func traced(_ part: any QuoteRepository) -> any QuoteRepository { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any QuoteNetworkDataStore) -> any QuoteNetworkDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }

  func traced(_ part: any QuoteMemoryDataStore) -> any QuoteMemoryDataStore { trace.map { Traced(base: part, trace: $0) } ?? part }
}

extension Traced: QuoteRepository where Base == any QuoteRepository {
  func quote(from url: WebURL) async throws(QuoteError) -> ServedQuote {
    try await step(url) { () async throws(QuoteError) in try await base.quote(from: url) }
  }
}

extension Traced: QuoteNetworkDataStore where Base == any QuoteNetworkDataStore {
  func quote(from url: WebURL) async throws(NetworkError) -> Quote {
    try await step(url) { () async throws(NetworkError) in try await base.quote(from: url) }
  }
}

extension Traced: QuoteMemoryDataStore where Base == any QuoteMemoryDataStore {
  func all() async throws(DataStoreError) -> [Quote] {
    try await step(()) { () async throws(DataStoreError) in try await base.all() }
  }

  func remember(_ quote: Quote) async throws(DataStoreError) {
    try await step(quote) { () async throws(DataStoreError) in try await base.remember(quote) }
  }
}

internal import FileStorage
import DataLayer
import Domain

struct TracedQuoteMemoryDataStore: QuoteMemoryDataStore {
  let base: any QuoteMemoryDataStore
  let trace: Trace

  func all() async throws(DataStoreError) -> [Quote] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.all() }
  }

  func remember(_ quote: Quote) async throws(DataStoreError) {
    try await trace.around(type(of: base), quote) { () async throws(DataStoreError) in try await base.remember(quote) }
  }
}

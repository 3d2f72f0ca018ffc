public import FileStorage
public import Domain

/// The data store of quotes that were seen.
public protocol QuoteMemoryDataStore: Sendable {
  /// Those that are remembered, the last seen first.
  func all() async throws(DataStoreError) -> [Quote]

  /// Remembers a quote.
  func remember(_ quote: Quote) async throws(DataStoreError)
}

public import CoreData
public import SampleDomain

/// The data store of past quotes.
public protocol QuoteMemoryDataStore: Sendable {
  /// The stored quotes, the most recently seen first.
  func all() async throws(DataStoreError) -> [Quote]

  func remember(_ quote: Quote) async throws(DataStoreError)
}

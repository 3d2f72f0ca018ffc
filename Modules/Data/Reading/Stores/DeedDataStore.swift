public import Domain

/// Where it is kept what the person did last.
public protocol DeedDataStore: Sendable {
  /// The last deed; nil when there is none.
  func last() async throws(DataStoreError) -> Deed?

  /// Adds a deed at the end, in one commit. The earliest ones are dropped when there are too many.
  func add(_ deed: Deed) async throws(DataStoreError)

  /// Takes the last deed away when it is this one; does nothing otherwise.
  func removeLast(ifIt deed: Deed) async throws(DataStoreError)
}

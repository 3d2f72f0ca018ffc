public import Domain

/// Where it is kept what the person did last.
public protocol DeedDataStore: Sendable {
  /// The deeds, the last one at the end.
  func all() async throws(DataStoreError) -> [Deed]

  /// Adds a deed at the end, in one commit, and drops the earliest ones until no more than `most` are left.
  func add(_ deed: Deed, keeping most: Int) async throws(DataStoreError)

  /// Takes the last deed away when it is this one; does nothing otherwise.
  func removeLast(ifIt deed: Deed) async throws(DataStoreError)
}

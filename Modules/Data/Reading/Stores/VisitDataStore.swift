public import Domain

/// Where it is kept what is remembered of asking the servers.
public protocol VisitDataStore: Sendable {
  /// The memory of every feed that was ever asked for.
  func all() async throws(DataStoreError) -> [FeedID: Visit]

  /// Remembers these visits, in one commit; others stay as they are.
  func record(_ visits: [FeedID: Visit]) async throws(DataStoreError)
}

public import FileStorage
public import Domain

/// Where it is kept what is remembered of asking the servers.
public protocol FetchStateDataStore: Sendable {
  /// The memory of every feed that was ever asked for.
  func all() async throws(DataStoreError) -> [FeedID: FetchState]

  /// Remembers these visits, in one commit; others stay as they are.
  func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError)
}

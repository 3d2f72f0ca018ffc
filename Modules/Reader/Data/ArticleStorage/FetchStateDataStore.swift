public import CoreData
public import ReaderDomain

/// Stores the fetch states of feeds.
public protocol FetchStateDataStore: Sendable {
  /// The fetch state of every feed that was ever requested.
  func all() async throws(DataStoreError) -> [FeedID: FetchState]

  /// Stores these fetch states, in one commit. The others are unchanged.
  func record(_ fetchStates: [FeedID: FetchState]) async throws(DataStoreError)
}

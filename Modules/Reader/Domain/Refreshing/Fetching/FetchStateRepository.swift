/// Stores the fetch states of feeds.
public protocol FetchStateRepository: Sendable {
  /// The fetch states of all feeds that were ever requested.
  func all() async throws(ReaderError) -> [FeedID: FetchState]

  /// Stores these fetch states in one commit. All others stay unchanged.
  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReaderError)
}

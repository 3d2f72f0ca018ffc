/// What is remembered of asking the servers.
public protocol FetchStateRepository: Sendable {
  /// The memory of every feed that was ever asked for.
  func all() async throws(ReadingError) -> [FeedID: FetchState]

  /// Remembers these visits, in one commit; others stay as they are.
  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReadingError)
}

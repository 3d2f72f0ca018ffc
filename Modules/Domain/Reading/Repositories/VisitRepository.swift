/// What is remembered of asking the servers.
public protocol VisitRepository: Sendable {
  /// The memory of every feed that was ever asked for.
  func all() async throws(ReadingError) -> [FeedID: Visit]

  /// Remembers these visits, in one commit; others stay as they are.
  func record(_ visits: [FeedID: Visit]) async throws(ReadingError)
}

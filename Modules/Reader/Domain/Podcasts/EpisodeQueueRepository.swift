/// Stores the queue of episodes.
public protocol EpisodeQueueRepository: Sendable {
  func queue() async throws(ReaderError) -> EpisodeQueue

  /// Changes the queue atomically, because several processes may do so at once.
  /// - Returns: the queue before and after the commit.
  @discardableResult
  func change(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue)
}

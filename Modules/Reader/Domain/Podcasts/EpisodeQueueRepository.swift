/// Stores the queue of episodes.
public protocol EpisodeQueueRepository: Sendable {
  /// The queue. An episode whose downloaded file has gone has no path.
  func queue() async throws(ReaderError) -> EpisodeQueue

  /// Changes the queue atomically, because several processes may do so at once.
  /// - Returns: the queue before and after the commit.
  @discardableResult
  func change(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue)
}

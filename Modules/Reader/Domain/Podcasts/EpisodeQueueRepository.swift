/// Stores the queue of episodes.
public protocol EpisodeQueueRepository: Sendable {
  func queue() async throws(ReaderError) -> EpisodeQueue

  /// Makes a change in one commit, because several processes may change the queue.
  /// - Returns: the queue before and after the commit.
  @discardableResult
  func change(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue)
}

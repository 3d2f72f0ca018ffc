public import ReaderDomain

/// The queue of episodes in memory.
public actor MemoryEpisodeQueueRepository: EpisodeQueueRepository {
  private var stored: EpisodeQueue
  private var failure: ReaderError?

  public init(_ episodes: [Episode] = []) { stored = EpisodeQueue(episodes.map { QueuedEpisode($0) }) }

  /// Makes changes throw this error; nil makes them succeed again.
  public func failWith(_ error: ReaderError?) { failure = error }

  public func queue() -> EpisodeQueue { stored }

  @discardableResult
  public func change(_ change: EpisodeQueue.Change) throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue) {
    if let failure { throw failure }
    let before = stored
    stored = before.applying(change)
    return (before, stored)
  }
}

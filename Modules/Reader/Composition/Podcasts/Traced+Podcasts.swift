import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: EpisodeQueueRepository where Base == any EpisodeQueueRepository {
  func queue() async throws(ReaderError) -> EpisodeQueue {
    try await step(()) { () async throws(ReaderError) in try await base.queue() }
  }

  func change(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue) {
    try await step(change) { () async throws(ReaderError) in try await base.change(change) }
  }
}

extension Traced: EpisodeFileRepository where Base == any EpisodeFileRepository {
  func download(
    _ episode: Episode, known: String?, into folder: String?, isPublic: Bool, progress: @escaping @Sendable (Int, Int?) async -> Void
  ) async throws(ReaderError) -> DownloadedFile {
    try await step(episode.file.url) { () async throws(ReaderError) in
      try await base.download(episode, known: known, into: folder, isPublic: isPublic, progress: progress)
    }
  }

  func paths(of episodes: [Episode], in folder: String?) async -> [WebURL: String] {
    await step(episodes.map(\.file.url)) { await base.paths(of: episodes, in: folder) }
  }
}

extension Traced: EpisodePlayer where Base == any EpisodePlayer {
  func play(_ queued: QueuedEpisode, with command: EpisodePlayerCommand, isPublic: Bool) async throws(ReaderError) -> EpisodeEnd {
    try await step(command) { () async throws(ReaderError) in try await base.play(queued, with: command, isPublic: isPublic) }
  }
}

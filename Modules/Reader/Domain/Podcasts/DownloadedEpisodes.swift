import CoreDomain

/// Finds downloaded files that the queue does not know, because their episodes were not in it at the time.
struct DownloadedEpisodes: Sendable {
  private let files: any EpisodeFileRepository
  private let configuration: any ConfigurationRepository

  init(files: any EpisodeFileRepository, configuration: any ConfigurationRepository) {
    self.files = files
    self.configuration = configuration
  }

  /// The paths of the files that are in the folder for downloads, by their URLs.
  func paths(of episodes: [Episode]) async throws(ReaderError) -> [WebURL: String] {
    guard !episodes.isEmpty else { return [:] }
    let folder = try await configuration.settings().text(.downloadFolder)
    return await files.paths(of: episodes, in: folder)
  }

  /// The episodes with the paths of their files. A path that the queue has stays: its folder may be another one.
  func located(_ queued: [QueuedEpisode]) async throws(ReaderError) -> [QueuedEpisode] {
    let paths = try await paths(of: queued.filter { $0.path == nil }.map(\.episode))
    return queued.map { QueuedEpisode($0.episode, path: $0.path ?? paths[$0.episode.file.url], place: $0.place) }
  }
}

public import CoreComposition
public import CoreData
public import CoreDomain
import ReaderData
import ReaderDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Episodes: their queue, downloads, and the programs that play them.
@MainActor
public struct PodcastsFeature: Feature {
  public nonisolated static let settings: [SettingKey] = [.downloadFolder, .audioPlayer, .videoPlayer]

  public nonisolated static func documents(in directory: DataDirectory) -> [StoredDocument] {
    [JSONEpisodeQueueStore.document(in: directory)]
  }

  let repositories: ReaderRepositories

  var changeQueue: any UseCase<QueueInput, QueueResult, ReaderError> {
    repositories.tracing.traced(
      ChangeQueue(
        subscriptions: repositories.subscriptions, articles: repositories.articles, queue: queue, files: files,
        configuration: repositories.configuration))
  }

  var playEpisode: any UseCase<ArticleReference?, PlayedEpisode, ReaderError> {
    let player = ProgramEpisodePlayer(executor: repositories.platform.files)
    return repositories.tracing.traced(
      PlayEpisode(
        subscriptions: repositories.subscriptions, articles: repositories.articles, queue: queue, files: files,
        player: repositories.tracing.traced(player, by: Traced.init), configuration: repositories.configuration))
  }

  var downloadEpisodes: any UseCase<DownloadInput, [EpisodeDownload], ReaderError> {
    repositories.tracing.traced(
      DownloadEpisodes(
        subscriptions: repositories.subscriptions, articles: repositories.articles, queue: queue, files: files,
        configuration: repositories.configuration))
  }

  private var files: any EpisodeFileRepository {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    // user-dirs.dirs of the XDG; a relative path is invalid there, too.
    let downloads = environment["XDG_DOWNLOAD_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home.map { "\($0)/Downloads" }
    return repositories.tracing.traced(
      FileEpisodeRepository(
        client: repositories.platform.web, executor: repositories.platform.files, home: home, downloads: downloads), by: Traced.init)
  }

  private var queue: any EpisodeQueueRepository {
    repositories.tracing.traced(
      JSONEpisodeQueueStore(directory: repositories.platform.directory, executor: repositories.platform.files), by: Traced.init)
  }
}

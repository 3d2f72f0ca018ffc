public import CoreDomain

/// Downloads episodes one after the other, to be polite: several downloads at once would burden a server, and none would be ready sooner.
public struct DownloadEpisodes: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let queue: any EpisodeQueueRepository
  private let files: any EpisodeFileRepository
  private let configuration: any ConfigurationRepository
  private let downloaded: DownloadedEpisodes
  private let lookup: QueueLookup

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, queue: any EpisodeQueueRepository,
    files: any EpisodeFileRepository, configuration: any ConfigurationRepository
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.queue = queue
    self.files = files
    self.configuration = configuration
    downloaded = DownloadedEpisodes(files: files, configuration: configuration)
    lookup = QueueLookup(subscriptions: subscriptions, articles: articles)
  }

  /// A failure does not prevent the next download, unless the disk is full: then no other is tried, and each fails for that reason.
  public func callAsFunction(_ input: DownloadInput) async throws(ReaderError) -> [EpisodeDownload] {
    let folder = try await configuration.settings(requiring: .downloadFolder).text(.downloadFolder)
    let all = try await subscriptions.all()
    let hosts = Dictionary(all.map { ($0.id, $0.url.host) }, uniquingKeysWith: { first, _ in first })
    let queued = EpisodeQueue(try await downloaded.located(try await queue.queue().episodes))
    var downloads: [EpisodeDownload] = []
    var full: ReaderError?
    for wanted in try await wanted(input, queued, among: all) {
      let download: EpisodeDownload
      switch wanted {
      case .failure(let error): download = EpisodeDownload(episode: nil, result: .failure(.podcast(error)))
      case .success(var episode):
        if let full {
          download = EpisodeDownload(episode: episode, result: .failure(full))
        } else {
          let known = queued[episode]
          if case .queue = input.source, let known { episode = try await lookup.current(known).episode }
          await input.progress(.begins(episode))
          // Only the feed's own server may be in a private network, because the user named it.
          let isPublic = episode.file.url.host != hosts[episode.feed]
          download = await self.download(episode, known: known?.path, into: folder, isPublic: isPublic, input)
        }
      }
      if download.result == .failure(.cancelled) || download.queueError == .cancelled { throw .cancelled }
      downloads.append(download)
      await input.progress(.ended(download))
      if case .failure(let error) = download.result, case .podcast(.diskFull) = error { full = error }
    }
    return downloads
  }

  private func wanted(
    _ input: DownloadInput, _ queued: EpisodeQueue, among all: [Subscription]
  ) async throws(ReaderError) -> [Result<Episode, PodcastError>] {
    switch input.source {
    case .queue:
      guard !queued.episodes.isEmpty else { throw .podcast(.queueIsEmpty) }
      return queued.episodes.map { .success($0.episode) }
    case .articles(let references):
      let translator = ArticleTranslator(all)
      return try await articles.entries(of: .articles(references), in: all.map(\.id)).map { entry in
        Episode(of: translator.summary(of: entry)).map { .success($0) } ?? .failure(.noFile(title: entry.article.title))
      }
    }
  }

  private func download(
    _ episode: Episode, known: String?, into folder: String?, isPublic: Bool, _ input: DownloadInput
  ) async -> EpisodeDownload {
    let file: DownloadedFile
    do throws(ReaderError) {
      file = try await files.download(episode, known: known, into: folder, isPublic: isPublic) { bytes, total in
        await input.progress(.progress(episode, bytes: bytes, of: total))
      }
    } catch {
      return EpisodeDownload(episode: episode, result: .failure(error))
    }
    do throws(ReaderError) {
      try await queue.change(.downloaded(episode, path: file.path))
      return EpisodeDownload(episode: episode, result: .success(file))
    } catch {
      // The file is there, and the next download finds it.
      return EpisodeDownload(episode: episode, result: .success(file), queueError: error)
    }
  }
}

public struct DownloadInput: Sendable {
  public enum Source: Hashable, Sendable {
    case articles([ArticleReference])
    case queue
  }

  public let source: Source
  public let progress: @Sendable (DownloadEvent) async -> Void

  public init(_ source: Source, progress: @escaping @Sendable (DownloadEvent) async -> Void = { _ in }) {
    self.source = source
    self.progress = progress
  }
}

public enum DownloadEvent: Hashable, Sendable {
  case begins(Episode)
  /// So many bytes are there, of so many that will be; nil when the server does not say so.
  case progress(Episode, bytes: Int, of: Int?)
  case ended(EpisodeDownload)
}

/// The result of a download.
public struct EpisodeDownload: Hashable, Sendable {
  /// Nil when the article has no episode.
  public let episode: Episode?
  public let result: Result<DownloadedFile, ReaderError>
  /// Why the queue does not know of the file that is there; nil when it does.
  public let queueError: ReaderError?

  public init(episode: Episode?, result: Result<DownloadedFile, ReaderError>, queueError: ReaderError? = nil) {
    self.episode = episode
    self.result = result
    self.queueError = queueError
  }
}

public import CoreDomain

/// Plays an episode of the queue: the first, or that of an article. When the player has reached the end, the episode leaves the queue; otherwise, its
/// place is remembered. When nobody knows how far it was played, it stays in the queue as it was.
public struct PlayEpisode: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let queue: any EpisodeQueueRepository
  private let player: any EpisodePlayer
  private let configuration: any ConfigurationRepository
  private let downloads: DownloadedEpisodes
  private let lookup: QueueLookup

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, queue: any EpisodeQueueRepository,
    files: any EpisodeFileRepository, player: any EpisodePlayer, configuration: any ConfigurationRepository
  ) {
    self.subscriptions = subscriptions
    self.queue = queue
    self.player = player
    self.configuration = configuration
    downloads = DownloadedEpisodes(files: files, configuration: configuration)
    lookup = QueueLookup(subscriptions: subscriptions, articles: articles)
  }

  /// - Parameter reference: the article; nil for the first episode.
  public func callAsFunction(_ reference: ArticleReference?) async throws(ReaderError) -> PlayedEpisode {
    let queued = try await downloads.located(try await queue.queue().episodes)
    guard let first = queued.first else { throw .podcast(.queueIsEmpty) }
    var chosen = first
    if let reference, let found = try await lookup.episodes(of: reference, in: queued).first { chosen = found }
    chosen = try await lookup.current(chosen)
    let setting: SettingKey = chosen.episode.file.isVideo ? .videoPlayer : .audioPlayer
    let text = try await configuration.settings(requiring: setting).text(setting) ?? ""
    let command = try EpisodePlayerCommand(text, of: setting)
    // Only the feed's own server may be in a private network, because the user named it.
    let feed = try await subscriptions.all().first { $0.id == chosen.episode.feed }
    let end = try await player.play(chosen, with: command, isPublic: chosen.episode.file.url.host != feed?.url.host)
    switch end {
    case .finished: try await queue.change(.remove([chosen.episode]))
    case .stopped(let seconds): try await queue.change(.stopped(chosen.episode, seconds: seconds))
    case .unknown: break
    }
    // Another process may have removed it meanwhile.
    return PlayedEpisode(episode: chosen.episode, end: end, isQueued: try await queue.queue()[chosen.episode] != nil)
  }
}

public struct PlayedEpisode: Hashable, Sendable {
  public let episode: Episode
  public let end: EpisodeEnd
  /// Whether the episode is in the queue now.
  public let isQueued: Bool

  public init(episode: Episode, end: EpisodeEnd, isQueued: Bool) {
    self.episode = episode
    self.end = end
    self.isQueued = isQueued
  }
}

/// Where a player was when it ended.
public enum EpisodeEnd: Hashable, Sendable {
  case finished
  /// So many seconds from the beginning.
  case stopped(at: Int)
  /// Perhaps at the end, perhaps not: the player did not say so.
  case unknown
}

public import CoreDomain

/// The episodes that the user wants to play, in their order. Each article and each file is in it once: the URL of a file may change.
public struct EpisodeQueue: Hashable, Sendable {
  public private(set) var episodes: [QueuedEpisode]

  /// The maximum number of episodes.
  public static let maximum = 1000

  /// - Parameter episodes: the episodes; more than the maximum are left out.
  public init(_ episodes: [QueuedEpisode] = []) {
    self.episodes = []
    for episode in episodes where self.episodes.count < Self.maximum && self[episode.episode] == nil { self.episodes.append(episode) }
  }

  /// What the user or a player does. A change of an episode that has left the queue changes nothing.
  public enum Change: Hashable, Sendable {
    /// Put the episodes at the end, unless they are in the queue or the queue is full. The paths are those of files that were downloaded before, by
    /// their URLs.
    case add([Episode], paths: [WebURL: String] = [:])
    case remove([Episode])
    /// The file was downloaded to this path.
    case downloaded(Episode, path: String)
    /// The player was stopped here.
    case stopped(Episode, seconds: Int)
  }

  public func applying(_ change: Change) -> EpisodeQueue {
    switch change {
    case .add(let added, let paths): EpisodeQueue(episodes + added.map { QueuedEpisode($0, path: paths[$0.file.url]) })
    case .remove(let removed): EpisodeQueue(episodes.filter { queued in !removed.contains { $0.isSame(as: queued.episode) } })
    case .downloaded(let episode, let path): replacing(episode) { QueuedEpisode($0.episode, path: path, place: $0.place) }
    case .stopped(let episode, let seconds): replacing(episode) { QueuedEpisode($0.episode, path: $0.path, place: seconds) }
    }
  }

  /// The episode with the same article or file; nil when none has it.
  public subscript(episode: Episode) -> QueuedEpisode? { episodes.first { $0.episode.isSame(as: episode) } }

  private func replacing(_ episode: Episode, _ replaced: (QueuedEpisode) -> QueuedEpisode) -> EpisodeQueue {
    EpisodeQueue(episodes.map { $0.episode.isSame(as: episode) ? replaced($0) : $0 })
  }
}

extension Episode {
  fileprivate func isSame(as other: Episode) -> Bool { article == other.article || file.url == other.file.url }
}

public struct QueuedEpisode: Hashable, Sendable {
  public let episode: Episode
  /// Where its file was downloaded to; nil when it was not.
  public let path: String?
  /// Where the player was stopped, in seconds from the beginning; nil at the beginning.
  public let place: Int?

  public init(_ episode: Episode, path: String? = nil, place: Int? = nil) {
    self.episode = episode
    self.path = path
    self.place = place.flatMap { $0 > 0 ? min($0, Enclosure.largestNumber) : nil }
  }

  /// The seconds from the place to the end; nil when the feed states no length, or one that ends before the place.
  public var secondsLeft: Int? {
    guard let seconds = episode.file.seconds, seconds > place ?? 0 else { return nil }
    return seconds - (place ?? 0)
  }
}

public import CoreDomain

/// Lists the queue of episodes, adds to it and removes from it.
public struct ChangeQueue: UseCase {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository
  private let queue: any EpisodeQueueRepository
  private let downloads: DownloadedEpisodes
  private let lookup: QueueLookup

  public init(
    subscriptions: any SubscriptionRepository, articles: any ArticleRepository, queue: any EpisodeQueueRepository,
    files: any EpisodeFileRepository, configuration: any ConfigurationRepository
  ) {
    self.subscriptions = subscriptions
    self.articles = articles
    self.queue = queue
    downloads = DownloadedEpisodes(files: files, configuration: configuration)
    lookup = QueueLookup(subscriptions: subscriptions, articles: articles)
  }

  public func callAsFunction(_ input: QueueInput) async throws(ReaderError) -> QueueResult {
    switch input {
    case .list: return QueueResult(episodes: try await downloads.located(try await queue.queue().episodes))
    case .add(let references):
      let all = try await subscriptions.all()
      let translator = ArticleTranslator(all)
      var (episodes, withoutFile): ([Episode], [String]) = ([], [])
      for entry in try await articles.entries(of: .articles(references), in: all.map(\.id)) {
        if let episode = Episode(of: translator.summary(of: entry)) {
          episodes.append(episode)
        } else {
          withoutFile.append(entry.article.title)
        }
      }
      guard !episodes.isEmpty else { return QueueResult(episodes: [], withoutFile: withoutFile) }
      let (before, after) = try await queue.change(.add(episodes, paths: try await downloads.paths(of: episodes)))
      let added = after.episodes.filter { before[$0.episode] == nil }
      let refused = episodes.count { after[$0] == nil }
      return QueueResult(
        episodes: added, known: episodes.count - added.count - refused, refused: refused, withoutFile: withoutFile)
    case .remove(let references):
      let queued = try await queue.queue().episodes
      var removed: [Episode] = []
      for reference in references { removed += try await lookup.episodes(of: reference, in: queued).map(\.episode) }
      let (before, after) = try await queue.change(.remove(removed))
      return QueueResult(episodes: try await downloads.located(before.episodes.filter { after[$0.episode] == nil }))
    }
  }
}

public enum QueueInput: Hashable, Sendable {
  case list
  /// Add the episodes of these articles.
  case add([ArticleReference])
  /// Remove the episodes of these articles.
  case remove([ArticleReference])
}

public struct QueueResult: Hashable, Sendable {
  /// The episodes of the queue, or those that were added or removed.
  public let episodes: [QueuedEpisode]
  /// How many episodes were in the queue already. Of articles with the same file, all but the first count.
  public let known: Int
  /// How many episodes the queue did not take, because it is full.
  public let refused: Int
  /// The titles of the articles that have no episode.
  public let withoutFile: [String]

  public init(episodes: [QueuedEpisode], known: Int = 0, refused: Int = 0, withoutFile: [String] = []) {
    self.episodes = episodes
    self.known = known
    self.refused = refused
    self.withoutFile = withoutFile
  }
}

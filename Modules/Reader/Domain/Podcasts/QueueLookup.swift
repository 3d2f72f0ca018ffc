import CoreDomain

/// Finds episodes of the queue by their articles. Two articles may have the same file, which is in the queue once: each of them finds it.
struct QueueLookup: Sendable {
  private let subscriptions: any SubscriptionRepository
  private let articles: any ArticleRepository

  init(subscriptions: any SubscriptionRepository, articles: any ArticleRepository) {
    self.subscriptions = subscriptions
    self.articles = articles
  }

  /// The queued episodes of an article, at least one.
  /// - Throws: `podcast(.notQueued)`, `article(.ambiguous)`.
  func episodes(of reference: ArticleReference, in queued: [QueuedEpisode]) async throws(ReaderError) -> [QueuedEpisode] {
    do throws(ReaderError) {
      let id = try reference.resolve(in: Set(queued.map(\.episode.article)))
      return queued.filter { $0.episode.article == id }
    } catch {
      guard case .article(.notFound) = error else { throw error }
    }
    let files = try await storedArticle(reference)?.enclosures ?? []
    let found = queued.filter { queued in files.contains { $0.url == queued.episode.file.url } }
    guard !found.isEmpty else { throw .podcast(.notQueued(reference)) }
    return found
  }

  /// The episode with the file that its article names today: publishers sign the URLs of files, and after a while a server refuses an old signature.
  /// A file that was downloaded stays, and so does one that the article still names.
  func current(_ queued: QueuedEpisode) async throws(ReaderError) -> QueuedEpisode {
    let episode = queued.episode
    guard queued.path == nil, let article = try await storedArticle(ArticleReference(episode.article)),
      !article.enclosures.contains(where: { $0.url == episode.file.url }), let file = article.episodeFile
    else { return queued }
    let current = Episode(
      article: episode.article, feed: episode.feed, title: episode.title, feedTitle: episode.feedTitle, date: episode.date, file: file)
    return QueuedEpisode(current, place: queued.place)
  }

  /// A reference that finds no article is no error here: a feed may have dropped the article since it was queued.
  private func storedArticle(_ reference: ArticleReference) async throws(ReaderError) -> Article? {
    let feeds = try await subscriptions.all().map(\.id)
    do throws(ReaderError) {
      return try await articles.entries(of: .articles([reference]), in: feeds).first?.article
    } catch {
      guard case .article(.notFound) = error else { throw error }
      return nil
    }
  }
}

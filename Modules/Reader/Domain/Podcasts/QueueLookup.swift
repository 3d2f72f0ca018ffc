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
    let urls = try await urls(of: reference)
    let found = queued.filter { urls.contains($0.episode.file.url) }
    guard !found.isEmpty else { throw .podcast(.notQueued(reference)) }
    return found
  }

  /// The URLs of an article's files; none when there is no such article.
  private func urls(of reference: ArticleReference) async throws(ReaderError) -> Set<WebURL> {
    let feeds = try await subscriptions.all().map(\.id)
    do throws(ReaderError) {
      return Set(try await articles.entries(of: .articles([reference]), in: feeds).flatMap { $0.article.enclosures.map(\.url) })
    } catch {
      guard case .article(.notFound) = error else { throw error }
      return []
    }
  }
}

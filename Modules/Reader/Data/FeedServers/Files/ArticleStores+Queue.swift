package import ArticleStorage
package import CoreData
package import CoreDomain

extension ArticleStores {
  /// The same stores with marks that wait for the feed server.
  package func queued(in directory: DataDirectory, now: @escaping CurrentTime) -> ArticleStores {
    let queue = ServerQueue(in: directory)
    return ArticleStores(
      articles: QueuedArticleStore(base: articles, queue: queue, now: now),
      statuses: QueuedStatusStore(base: statuses, queue: queue, now: now), listings: listings, fetchStates: fetchStates, close: close)
  }
}

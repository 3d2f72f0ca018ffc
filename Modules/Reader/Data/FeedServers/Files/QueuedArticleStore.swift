package import ArticleStorage
package import CoreData
package import CoreDomain
package import ReaderDomain

/// An article store that queues the marks that rules set on articles that arrive, for the feed server.
package struct QueuedArticleStore: ArticleDataStore {
  private let base: any ArticleDataStore
  private let queue: ServerQueue
  private let now: CurrentTime

  package init(base: any ArticleDataStore, queue: ServerQueue, now: @escaping CurrentTime) {
    self.base = base
    self.queue = queue
    self.now = now
  }

  package func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord] {
    try await base.bodies(of: articles, in: feed)
  }

  package func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool {
    try await base.storeFullText(html, of: article, in: feed)
  }

  package func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await base.articles(of: feed)
  }

  package func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult {
    try await base.store(articles, of: feed, marker: marker) { (marks) throws(DataStoreError) in
      try note(marks)
      try queue.add(marks.edits, at: now())
    }
  }

  package func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await base.purge(feed, keeping: retention, document: document, at: moment)
  }

  package func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> { try await base.feedsWithArticles() }

  package func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] { try await base.completeFeeds() }
}

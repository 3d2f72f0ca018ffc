internal import ArticleStorage
internal import FileStorage
import DataLayer
import Domain

struct TracedArticleDataStore: ArticleDataStore {
  let base: any ArticleDataStore
  let trace: Trace

  func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody {
    try await trace.around(type(of: base), article) { () async throws(DataStoreError) in
      try await base.body(of: article, in: feed)
    }
  }

  func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle] {
    try await trace.around(type(of: base), feed) { () async throws(DataStoreError) in try await base.articles(of: feed) }
  }

  func store(_ articles: [ArticleMerge.IncomingArticle], of feed: FeedID) async throws(DataStoreError) -> MergeResult {
    try await trace.around(type(of: base), articles) { () async throws(DataStoreError) in
      try await base.store(articles, of: feed)
    }
  }

  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int {
    try await trace.around(type(of: base), retention) { () async throws(DataStoreError) in
      try await base.purge(feed, keeping: retention, document: document, at: moment)
    }
  }

  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int] {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.completeFeeds() }
  }

  func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID> {
    try await trace.around(type(of: base), ()) { () async throws(DataStoreError) in try await base.feedsWithArticles() }
  }
}

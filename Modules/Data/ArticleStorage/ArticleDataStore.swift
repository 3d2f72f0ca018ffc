public import FileStorage
public import Domain

/// Where articles and their bodies are kept, feed by feed.
public protocol ArticleDataStore: Sendable {
  /// The body of an article; `none` when it has none or is not there.
  func body(of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> ArticleBody

  /// The articles of a feed with their bodies, in no order that means anything.
  func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle]

  /// Takes in what a feed's document holds, in one commit: new articles are added, those that differ are edited (`ArticleMerge.merged`),
  /// those that are not in it stay.
  /// - Returns: how many were new and how many changed. When none did, nothing was written.
  func store(_ articles: [ArticleMerge.IncomingArticle], of feed: FeedID) async throws(DataStoreError) -> MergeResult

  /// Takes away the articles of a feed that have outlived their time (`RetentionRules`), in one commit. Starred ones stay.
  /// - Parameter document: the articles that stand in the feed's document; they stay as well.
  /// - Returns: how many were taken away.
  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int

  /// The feeds of which anything is kept, those included that have to be taken in once more.
  func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID>

  /// The feeds whose documents were stored whole, and nothing of them was lost since as far as the store can tell, with the number of their
  /// articles.
  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int]
}

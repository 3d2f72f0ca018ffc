public import CoreData
public import CoreDomain
public import ReaderDomain

/// Stores articles and their bodies, feed by feed.
public protocol ArticleDataStore: Sendable {
  /// The texts of articles of a feed. An article that is missing, or has no text, is absent.
  func bodies(of articles: Set<ArticleID>, in feed: FeedID) async throws(DataStoreError) -> [ArticleID: BodyRecord]

  /// The articles of a feed with their bodies, in no particular order.
  func articles(of feed: FeedID) async throws(DataStoreError) -> [ArticleMerge.IncomingArticle]

  /// Merges the articles of a fetched feed, in one commit: adds new articles, edits changed ones (`ArticleMerge.merged`), and keeps the
  /// others. The marker is asked about the new articles that have no status yet, and their marks are a part of the commit.
  /// - Parameters:
  ///   - articles: the articles of the document.
  ///   - feed: their feed.
  ///   - marker: what to ask for marks; nil when no article gets one.
  ///   - note: receives the marks that articles get, inside the commit and before anything is written. It is not called without marks. If it
  ///     throws, nothing is stored.
  /// - Returns: the number of new and of changed articles. If both are zero, nothing was written.
  func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?,
    noting note: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> MergeResult

  /// Stores the main text of an article's page beside its body, in one commit. It stays when the publisher edits the article, and goes with
  /// it. From then on, `store.json` has a schema number that older versions refuse: they would lose the text with the next edit.
  /// - Returns: whether the article is stored. If it is not, nothing changes.
  func storeFullText(_ html: String, of article: ArticleID, in feed: FeedID) async throws(DataStoreError) -> Bool

  /// Removes the articles of a feed that are older than the retention allows (`RetentionRules`), in one commit. Starred articles stay.
  /// - Parameter document: the articles in the current document of the feed; they also stay.
  /// - Returns: the number of removed articles.
  func purge(
    _ feed: FeedID, keeping retention: Retention, document: Set<ArticleID>, at moment: Timestamp
  ) async throws(DataStoreError) -> Int

  /// The feeds that have stored data, including feeds whose articles are incomplete.
  func feedsWithArticles() async throws(DataStoreError) -> Set<FeedID>

  /// The feeds whose articles are complete as far as the store can tell, with their article counts.
  func completeFeeds() async throws(DataStoreError) -> [FeedID: Int]
}

extension ArticleDataStore {
  /// Merges the articles of a fetched feed.
  public func store(
    _ articles: [ArticleMerge.IncomingArticle], of feed: FeedID, marker: (any ArrivalMarker)?
  ) async throws(DataStoreError) -> MergeResult {
    try await store(articles, of: feed, marker: marker) { _ in }
  }

  /// Merges the articles of a fetched feed, without a marker.
  public func store(_ articles: [ArticleMerge.IncomingArticle], of feed: FeedID) async throws(DataStoreError) -> MergeResult {
    try await store(articles, of: feed, marker: nil)
  }
}

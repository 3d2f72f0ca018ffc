/// The articles of the feeds and what the person did with them.
///
/// Every question names the feeds that it is about: articles of feeds that are no longer followed stay in the store, unseen.
public protocol ArticleRepository: Sendable {
  /// The articles that a query means, newest first. The query's feed and folder were resolved to `feeds` before; here they do not count.
  func articles(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleWithStatus]

  /// How many articles a query means.
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> Int

  /// The statuses of the articles that a query means, without a look at these themselves.
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReadingError) -> [ArticleID: ArticleStatus]

  /// How many articles of each kind there are, feed by feed. Feeds without articles are absent.
  func counts(in feeds: [FeedID]) async throws(ReadingError) -> [FeedID: ArticleCounts]

  /// Opens the article that is meant.
  /// - Throws: `articleNotFound`, `articleAmbiguous`.
  func open(_ reference: ArticleReference, in feeds: [FeedID]) async throws(ReadingError) -> OpenedArticle

  /// Changes the status of all articles that are meant, in one turn and one commit: all of them or, when a reference fails, none.
  /// - Returns: the articles with their statuses before and after the change.
  func update(_ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]) async throws(ReadingError)
    -> [ChangedArticle]

  /// Changes the status of these articles in one commit, whether they are stored or not: a status waits for its article.
  func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(ReadingError)

  /// Takes in what has arrived, in one commit. Statuses are left alone; articles that are no longer in the document stay.
  func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp) async throws(ReadingError) -> MergeResult

  /// Takes away the articles of a feed that have outlived their time, in one commit. Starred ones stay, and so do those of the document that has
  /// arrived; statuses are kept, so that what comes back is as read as it was.
  /// - Returns: how many were taken away.
  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReadingError) -> Int

  /// Has a feed take over what is stored of another one, as `FeedMerging` says: the marks of articles that both have, and the articles that it
  /// lacks with theirs. What is stored of the other one stays as it was. Doing it twice does no more than once.
  func merge(_ feed: FeedID, into other: FeedID) async throws(ReadingError)

  /// The feeds whose documents were stored whole, with the number of their articles. For any other feed, a server's "not changed" is of no use.
  func completeFeeds() async throws(ReadingError) -> [FeedID: Int]
}

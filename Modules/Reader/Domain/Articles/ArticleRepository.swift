public import CoreDomain

/// Stores the articles of the feeds and their statuses.
///
/// Every query names its feeds, because articles of unfollowed feeds remain stored but invisible.
public protocol ArticleRepository: Sendable {
  /// The articles that match a query, newest first or in the query's order: the part that the query's window shows. The caller resolves the
  /// query's feed and folder to `feeds`; the repository ignores both.
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> ListPage<ArticleWithStatus>

  /// The number of articles that match a query.
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int

  /// The statuses of the articles that match a query, without loading the articles.
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID: ArticleStatus]

  /// The article counts of each feed. Feeds without articles are absent.
  func counts(in feeds: [FeedID]) async throws(ReaderError) -> [FeedID: ArticleCounts]

  /// How requesting each feed went, which queries ask for. Feeds that were never requested are absent.
  func fetchStates(of feeds: [FeedID]) async throws(ReaderError) -> [FeedID: FetchState]

  /// Opens articles: those that the references name, in their order and without duplicates, or those that the query's window shows.
  /// - Throws: `article(.notFound)`, `article(.ambiguous)`.
  func open(_ target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [OpenedArticle]

  /// Opens articles of a list, in its order. One that was removed meanwhile has no text.
  func open(_ entries: [ArticleWithStatus]) async throws(ReaderError) -> [OpenedArticle]

  /// Changes the status of all target articles in one commit, which decides what is there. When a reference fails, no article changes.
  /// - Returns: the articles that changed, or had the status already, with their statuses before and after the commit.
  /// - Throws: `article(.notFound)`, `article(.ambiguous)`.
  func update(_ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]) async throws(ReaderError)
    -> [ChangedArticle]

  /// Changes the statuses of articles in one commit.
  /// - Returns: the articles that the commit reached, with their statuses before it.
  @discardableResult
  func update(_ update: StatusUpdate, reaching reach: StatusReach) async throws(ReaderError) -> [ArticleID: ArticleStatus]

  /// What the latest refresh knew of the clock; nil before the first refresh.
  func clock() async throws(ReaderError) -> ClockTrust?

  /// Notes that a refresh with a feed to fetch begins. `RefreshReference.latest` names it from then on, even if it brings nothing. A refresh
  /// that learns more of the clock repeats the call.
  func beginRefresh(at moment: Timestamp, clock: ClockTrust) async throws(ReaderError)

  /// Merges a fetched feed into the stored articles, in one commit. Articles that are missing from the document remain stored. The marker is
  /// asked about the new articles, and their marks are a part of the commit. No other status changes: an article that had a status before it
  /// arrived keeps it.
  func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?) async throws(ReaderError) -> MergeResult

  /// Removes the expired articles of a feed in one commit. Starred articles and those in the fetched document are kept. Statuses are kept
  /// too, so an article that returns is still read.
  /// - Returns: the number of removed articles.
  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReaderError) -> Int

  /// Merges the stored data of one feed into another, as `FeedMerging` defines: marks of articles that both have, and missing articles with
  /// their marks. The data of `feed` does not change. A second merge changes nothing.
  /// - Returns: the marks that were set on articles of the other feed, without those of its new copies.
  @discardableResult
  func merge(_ feed: FeedID, into other: FeedID) async throws(ReaderError) -> [StatusEdit]

  /// The feeds whose documents were stored completely, with the numbers of their articles. For other feeds, a "not changed" response is
  /// useless.
  func completeFeeds() async throws(ReaderError) -> [FeedID: Int]
}

extension ArticleRepository {
  /// Merges a fetched feed into the stored articles, without a marker.
  public func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp) async throws(ReaderError) -> MergeResult {
    try await store(fetchedFeed, at: moment, marker: nil)
  }

  /// Makes edits in one commit, even of articles that are not stored: they have their status once they arrive.
  public func update(_ edits: [StatusEdit]) async throws(ReaderError) { try await update(StatusUpdate(edits), reaching: .all) }

  /// All articles that match a query, in its order, whatever its window shows.
  public func articles(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    var whole = query
    whole.window = .all
    return try await page(matching: whole, in: feeds).rows
  }
}

public import CoreDomain

/// Stores the articles of the feeds and their statuses.
///
/// Every query names its feeds, because articles of unfollowed feeds remain stored but invisible.
public protocol ArticleRepository: Sendable {
  /// The articles that match a query, newest first or in the query's order, limited to the query's window. The caller resolves the query's
  /// feed and folder to `feeds`; the repository ignores both.
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> ListPage<ArticleWithStatus>

  /// The number of articles that match a query.
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> Int

  /// The statuses of the articles that match a query, without loading the articles.
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleID: ArticleStatus]

  /// The article counts of each feed. Feeds without articles are absent.
  func counts(in feeds: [FeedID]) async throws(ReaderError) -> [FeedID: ArticleCounts]

  /// The fetch state of each feed, for queries about it. Feeds that were never requested are absent.
  func fetchStates(of feeds: [FeedID]) async throws(ReaderError) -> [FeedID: FetchState]

  /// Finds articles: those that the references name, in their order and without duplicates, or those in the query's window.
  /// - Throws: `article(.notFound)`, `article(.ambiguous)`.
  func entries(of target: StatusChange.Target, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus]

  /// Opens articles of a list, in its order. One that was removed meanwhile has no text. `asHTML` asks for the texts as safe HTML, too, which
  /// takes as long as the text for people.
  func open(_ entries: [ArticleWithStatus], asHTML: Bool) async throws(ReaderError) -> [OpenedArticle]

  /// Changes the status of all target articles in one commit. The targets are resolved inside the commit. When a reference fails, no
  /// article changes.
  /// - Returns: the articles that changed or already had the status, with their statuses before and after the commit.
  /// - Throws: `article(.notFound)`, `article(.ambiguous)`.
  func update(_ target: StatusChange.Target, _ change: ArticleStatus.Change, in feeds: [FeedID]) async throws(ReaderError)
    -> [ChangedArticle]

  /// Changes the statuses of articles in one commit.
  /// - Returns: the articles that the update reached, with their statuses before it.
  @discardableResult
  func update(_ update: StatusUpdate, reaching reach: StatusUpdateScope) async throws(ReaderError) -> [ArticleID: ArticleStatus]

  /// The trust in the clock that the latest refresh stored; nil before the first refresh.
  func clock() async throws(ReaderError) -> ClockTrust?

  /// Records that a refresh with at least one feed to fetch begins. From then on, `RefreshReference.latest` means this refresh, even if it
  /// brings no articles. A refresh that learns more about the clock repeats the call.
  func beginRefresh(at moment: Timestamp, clock: ClockTrust) async throws(ReaderError)

  /// Merges a fetched feed into the stored articles, in one commit. Articles that are missing from the document remain stored. The commit
  /// includes the marks that the marker sets on new articles. No other status changes: an article that had a status before it arrived keeps
  /// it.
  func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp, marker: (any ArrivalMarker)?) async throws(ReaderError) -> MergeResult

  /// Removes the expired articles of a feed in one commit. Articles that a mark or a tag keeps, and those in the fetched document, stay.
  /// Statuses stay too, so an article that returns is still read.
  /// - Returns: the number of removed articles.
  func purge(after fetchedFeed: FetchedFeed, keeping retention: Retention, at moment: Timestamp) async throws(ReaderError) -> Int

  /// Merges the stored data of one feed into another, as `FeedMerging` defines: it copies missing articles with their marks, and the marks
  /// of articles that both feeds have. The data of `feed` does not change. A second merge changes nothing.
  /// `isRepeated` says that another device has merged them before: a copy is then as old as the mark, and what the user has done since wins.
  /// - Returns: the marks that were set on existing articles of the other feed, without those of new copies.
  @discardableResult
  func merge(_ feed: FeedID, into other: FeedID, isRepeated: Bool) async throws(ReaderError) -> [StatusEdit]

  /// The feeds whose documents were stored completely, with the numbers of their articles. For other feeds, a "not modified" response is
  /// useless.
  func completeFeeds() async throws(ReaderError) -> [FeedID: Int]
}

extension ArticleRepository {
  /// Merges the stored data of one feed into another, as the first device that does.
  @discardableResult
  public func merge(_ feed: FeedID, into other: FeedID) async throws(ReaderError) -> [StatusEdit] {
    try await merge(feed, into: other, isRepeated: false)
  }

  /// Merges a fetched feed into the stored articles, without a marker.
  public func store(_ fetchedFeed: FetchedFeed, at moment: Timestamp) async throws(ReaderError) -> MergeResult {
    try await store(fetchedFeed, at: moment, marker: nil)
  }

  /// Applies edits in one commit, even to articles that are not stored: they have their status once they arrive.
  public func update(_ edits: [StatusEdit]) async throws(ReaderError) { try await update(StatusUpdate(edits), reaching: .all) }

  /// All articles that match a query, in its order. Its window is ignored.
  public func articles(matching query: ArticleQuery, in feeds: [FeedID]) async throws(ReaderError) -> [ArticleWithStatus] {
    var whole = query
    whole.window = .all
    return try await page(matching: whole, in: feeds).rows
  }
}

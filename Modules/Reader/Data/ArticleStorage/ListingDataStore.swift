public import CoreData
public import ReaderDomain

/// Queries for lists, counts and searches: articles together with their statuses.
///
/// Every method takes the feeds to search. The feed and the folder of a query are ignored. A store narrows a list by marks, dates and words with
/// its own means; `QueryMatcher` evaluates the rest, such as the query's `condition`.
public protocol ListingDataStore: Sendable {
  /// The articles that match a query, newest first (`ArticleSortKey`) or in the query's order: the part that the query's window shows.
  func page(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> ListPage<ArticleWithStatus>

  /// The number of articles that match a query.
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int

  /// The statuses of the articles that match a query. The articles themselves are not read.
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// The article counts of each feed. Feeds without articles are absent.
  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts]

  /// The articles that match each reference. A reference without a match is absent.
  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]]

  /// The articles with these ids, in no particular order. Unknown ids are left out.
  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus]
}

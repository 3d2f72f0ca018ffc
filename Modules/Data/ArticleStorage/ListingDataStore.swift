public import FileStorage
public import Domain

/// Questions about articles together with what was done with them: what lists, counts and searches need.
///
/// Every question names the feeds that it is about; the feed and the folder of a query do not count here.
public protocol ListingDataStore: Sendable {
  /// The articles that a query means, newest first (`ArticleSortKey`).
  func entries(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus]

  /// How many articles a query means.
  func count(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> Int

  /// The statuses of the articles that a query means, without a look at these themselves.
  func statuses(matching query: ArticleQuery, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleID: ArticleStatus]

  /// How many articles of each kind there are, feed by feed. Feeds without articles are absent.
  func counts(in feeds: [FeedID]) async throws(DataStoreError) -> [FeedID: ArticleCounts]

  /// The articles that each of these references may mean. A reference that means none is absent.
  func ids(of references: [ArticleReference], in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleReference: [ArticleID]]

  /// These articles, in no order that means anything. Those that are not there are left out.
  func entries(of ids: Set<ArticleID>, in feeds: [FeedID]) async throws(DataStoreError) -> [ArticleWithStatus]
}

import Domain

/// A list that is loading. Its number distinguishes it from an earlier request that completes later.
struct Listing: Hashable, Sendable {
  /// The number of the list. Later lists have higher numbers.
  let number: Int
  let query: ArticleQuery
  /// The event to announce when the list is read.
  let news: ArticleListNews
}

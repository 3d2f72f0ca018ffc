import Domain

/// Everything that the scene shows, and what the next request builds on. It is made by the reducer alone.
struct ArticleListState: Sendable {
  /// What the list is to show: the query under way, else that of what is listed.
  var query: ArticleQuery?
  /// What is listed. It stays until another list has arrived.
  var listing: Listing?
  /// What came of the latest request. A new one is news for the scene.
  var answer = ArticleListLoad(.none)
}

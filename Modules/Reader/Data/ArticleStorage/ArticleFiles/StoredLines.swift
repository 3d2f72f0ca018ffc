package import ReaderDomain

/// The stored articles of a feed, for the comparison with a fetched feed.
package protocol StoredLines {
  /// The error of the store.
  associatedtype Failure: Error

  var feed: FeedID { get }

  /// The ids of all articles.
  func ids() throws(Failure) -> Set<ArticleID>

  /// The sort keys of all articles.
  func places() throws(Failure) -> [ArticleSortKey]

  /// The hash of an article as the server sent it (`ContentHash`); nil when the article is not stored.
  func digest(of id: ArticleID) throws(Failure) -> UInt64?

  /// An article with its body; nil when the article is not stored.
  func line(of id: ArticleID) throws(Failure) -> ArticleLine?
}

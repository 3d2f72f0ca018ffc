package import Domain

/// The articles of a feed as a store has them, for an intake to be compared with.
package protocol StoredLines {
  /// Why the store cannot tell.
  associatedtype Failure: Error

  /// Whose articles they are.
  var feed: FeedID { get }

  /// The identities of all of them.
  func ids() throws(Failure) -> Set<ArticleID>

  /// The digest of an article as it arrived (`ContentHash`); nil when it is not there.
  func digest(of id: ArticleID) throws(Failure) -> UInt64?

  /// An article with its body; nil when it is not there.
  func line(of id: ArticleID) throws(Failure) -> ArticleLine?
}

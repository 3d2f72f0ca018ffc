/// The same article as it came with another feed.
public struct DuplicateArticle: Hashable, Sendable {
  /// Its own identity: it is stored, starred and read apart.
  public let id: ArticleID
  /// The title of the feed with which it came.
  public let feedTitle: String

  /// Makes a twin.
  public init(id: ArticleID, feedTitle: String) {
    self.id = id
    self.feedTitle = feedTitle
  }
}

/// A duplicate of an article, from another feed.
public struct DuplicateArticle: Hashable, Sendable {
  /// The duplicate's own identity: it is stored, starred and read separately.
  public let id: ArticleID
  /// The title of the duplicate's feed.
  public let feedTitle: String

  public init(id: ArticleID, feedTitle: String) {
    self.id = id
    self.feedTitle = feedTitle
  }
}

/// An article whose status was changed, or would have been if it had not been so already.
public struct ChangedArticle: Hashable, Sendable {
  /// The article with its status after the change.
  public let entry: ArticleWithStatus
  /// Its status before.
  public let before: ArticleStatus

  /// Puts the two together.
  public init(entry: ArticleWithStatus, before: ArticleStatus) {
    self.entry = entry
    self.before = before
  }
}

/// An article and the effect of a status change. Articles that already had the requested status are included.
public struct ChangedArticle: Hashable, Sendable {
  /// The article with its status after the change.
  public let entry: ArticleWithStatus
  /// The status before the change.
  public let before: ArticleStatus

  public init(entry: ArticleWithStatus, before: ArticleStatus) {
    self.entry = entry
    self.before = before
  }
}

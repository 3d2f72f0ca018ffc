/// An article opened for reading: with its status and its body.
public struct OpenedArticle: Hashable, Sendable {
  /// The article and its status.
  public let entry: ArticleWithStatus
  /// Its body, ready to be shown.
  public let document: Document

  /// Puts the parts together.
  public init(entry: ArticleWithStatus, document: Document) {
    self.entry = entry
    self.document = document
  }
}

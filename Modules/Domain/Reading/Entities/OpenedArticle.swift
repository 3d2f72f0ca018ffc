/// An article opened for reading, with its status and body.
public struct OpenedArticle: Hashable, Sendable {
  public let entry: ArticleWithStatus
  /// The displayable body.
  public let document: Document

  public init(entry: ArticleWithStatus, document: Document) {
    self.entry = entry
    self.document = document
  }
}

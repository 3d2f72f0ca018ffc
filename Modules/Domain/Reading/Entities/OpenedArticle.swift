/// An article opened for reading: with its status and its body.
public struct OpenedArticle: Hashable, Sendable {
  /// The article and its status.
  public let entry: ArticleEntry
  /// Its body, ready to be shown.
  public let document: Document

  /// Puts the parts together.
  public init(entry: ArticleEntry, document: Document) {
    self.entry = entry
    self.document = document
  }
}

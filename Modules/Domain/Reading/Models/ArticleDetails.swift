/// What a page shows of an article: the model that presentation works with.
public struct ArticleDetails: Hashable, Sendable {
  /// What a list shows of it.
  public let summary: ArticleSummary
  /// Its body.
  public let document: Document

  /// Makes details.
  public init(summary: ArticleSummary, document: Document) {
    self.summary = summary
    self.document = document
  }
}

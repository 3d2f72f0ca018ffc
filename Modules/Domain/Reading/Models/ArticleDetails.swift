/// One article with its body, as the presentation layer uses it.
public struct ArticleDetails: Hashable, Sendable {
  public let summary: ArticleSummary
  /// The displayable body.
  public let document: Document
  /// Why the article could not be marked as read; nil when it was marked.
  public let problem: ReadingError?

  public init(summary: ArticleSummary, document: Document, problem: ReadingError? = nil) {
    self.summary = summary
    self.document = document
    self.problem = problem
  }
}

/// What a page shows of an article: the model that presentation works with.
public struct ArticleDetails: Hashable, Sendable {
  /// What a list shows of it.
  public let summary: ArticleSummary
  /// Its body.
  public let document: Document
  /// Why it could not be marked read, if it could not.
  public let problem: ReadingError?

  /// Makes details.
  public init(summary: ArticleSummary, document: Document, problem: ReadingError? = nil) {
    self.summary = summary
    self.document = document
    self.problem = problem
  }
}

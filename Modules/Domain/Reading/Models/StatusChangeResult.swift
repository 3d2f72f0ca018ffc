/// The result of changing the status of articles.
public struct StatusChangeResult: Hashable, Sendable {
  /// The articles after the change.
  public let articles: [ArticleSummary]
  /// Why the change cannot be undone; nil when it can. The change itself was made.
  public let undoError: ReadingError?

  /// Makes a result.
  public init(_ articles: [ArticleSummary], undoError: ReadingError? = nil) {
    self.articles = articles
    self.undoError = undoError
  }
}

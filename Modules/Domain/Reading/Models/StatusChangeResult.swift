/// The result of changing the status of articles.
public struct StatusChangeResult: Hashable, Sendable {
  /// The number of articles that the change applied to.
  public let count: Int
  /// The articles after the change; empty when they were only counted.
  public let articles: [ArticleSummary]
  /// Why the change cannot be undone; nil when it can. The change was made in both cases.
  public let undoError: ReadingError?

  /// Makes a result with a list of articles.
  public init(_ articles: [ArticleSummary], undoError: ReadingError? = nil) {
    count = articles.count
    self.articles = articles
    self.undoError = undoError
  }

  /// Makes a result with only the number of articles.
  public init(count: Int, undoError: ReadingError? = nil) {
    self.count = count
    articles = []
    self.undoError = undoError
  }
}

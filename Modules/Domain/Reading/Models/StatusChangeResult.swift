/// The result of changing the status of articles.
public struct StatusChangeResult: Hashable, Sendable {
  /// How many articles there were to change.
  public let count: Int
  /// The articles after the change; none when they were only to be counted.
  public let articles: [ArticleSummary]
  /// Why the change cannot be undone; nil when it can. The change itself was made.
  public let undoError: ReadingError?

  /// Makes a result that lists the articles.
  public init(_ articles: [ArticleSummary], undoError: ReadingError? = nil) {
    count = articles.count
    self.articles = articles
    self.undoError = undoError
  }

  /// Makes a result that counts them.
  public init(count: Int, undoError: ReadingError? = nil) {
    self.count = count
    articles = []
    self.undoError = undoError
  }
}

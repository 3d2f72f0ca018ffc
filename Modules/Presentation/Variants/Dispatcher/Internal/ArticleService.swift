import Domain

/// What the internal ring asks of the outside, in its own words.
protocol ArticleService: Sendable {
  /// The articles that a query means, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> [ArticleSummary]

  /// Changes the status of articles.
  /// - Returns: the articles after the change.
  func change(_ wish: StatusChange) async throws(ReadingError) -> StatusChangeResult
}

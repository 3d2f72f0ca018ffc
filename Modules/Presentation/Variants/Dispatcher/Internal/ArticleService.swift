import Domain

/// The interface to the outside, declared by the internal ring.
protocol ArticleService: Sendable {
  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary>

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult
}

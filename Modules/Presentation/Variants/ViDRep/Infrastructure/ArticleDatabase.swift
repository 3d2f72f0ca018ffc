import Domain

/// Where the articles come from: infrastructure, which the repository alone knows. An app with a server of its own has an API client beside it,
/// behind an interface like this one.
protocol ArticleDatabase: Sendable {
  /// The articles that a query means, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> [ArticleSummary]

  /// Changes the status of articles.
  /// - Returns: the articles after the change.
  func change(_ wish: StatusChange) async throws(ReadingError) -> StatusChangeResult
}

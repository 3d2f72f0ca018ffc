import Domain

/// The source of articles: infrastructure that only the repository knows. An app with its own server also has an API client, behind a
/// similar interface.
protocol ArticleDatabase: Sendable {
  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary>

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult
}

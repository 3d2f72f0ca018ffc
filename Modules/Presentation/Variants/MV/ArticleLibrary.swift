import Domain

/// The model: the operations on articles, in domain terms. It knows no view and shows nothing.
///
/// The model keeps no articles. The current list belongs to one view, and the source of truth is the store. When two views share a list,
/// the model becomes an `@Observable` class that holds the list.
struct ArticleLibrary: Sendable {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> {
    try await list(query)
  }

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func apply(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await change(requested)
  }
}

import Domain

/// The model: the operations on articles, in domain terms. It knows no view and shows nothing.
///
/// The model keeps no articles. The current list belongs to one view, and the source of truth is the store. When two views share a list,
/// the model becomes an `@Observable` class that holds the list.
struct ArticleLibrary: Sendable {
  let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> [ArticleSummary] {
    try await list(query)
  }

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func apply(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await change(requested)
  }

  /// Adds the words of a text to a query.
  /// - Throws: `badSearch` when the text is not a valid search.
  func searching(for text: String, among query: ArticleQuery) throws(ReadingError) -> ArticleQuery {
    var searching = query
    searching.words = try SearchRules.words(in: text)
    return searching
  }
}

import Domain

/// The model: what can be done with articles, in the words of the domain. It knows of no view and shows nothing.
///
/// It keeps no articles. What is listed belongs to one view, and the truth is in the store. Once two views share a list, the model becomes an
/// `@Observable` class that holds it.
struct ArticleLibrary: Sendable {
  let list: any UseCase<ArticleQuery, [ArticleSummary], ReadingError>
  let change: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  /// The articles that a query means, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> [ArticleSummary] {
    try await list(query)
  }

  /// Changes the status of articles, and gives them as they are then.
  func apply(_ wish: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await change(wish)
  }

  /// The query that looks for the words of a text among what another query means.
  /// - Throws: `badSearch`.
  func searching(for text: String, among query: ArticleQuery) throws(ReadingError) -> ArticleQuery {
    var searching = query
    searching.words = try SearchRules.words(in: text)
    return searching
  }
}

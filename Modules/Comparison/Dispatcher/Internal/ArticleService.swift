import ReaderDomain

/// The interface to the outside. It hides the outer ring from the actor.
@MainActor
protocol ArticleService {
  /// The articles that match a query, newest first.
  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary>

  /// Changes the status of articles.
  /// - Returns: The articles after the change.
  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult

  /// Opens an article and marks it read.
  /// - Returns: The article; nil when another scene shows it.
  func open(_ reference: ArticleReference) async throws(ReadingError) -> ArticleDetails?

  /// The number of unread articles; nil when no view shows it.
  func unreadCount() async throws(ReadingError) -> Int?
}

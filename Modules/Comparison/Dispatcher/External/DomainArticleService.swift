import CoreDomain
import CoreScenes
import ReaderDomain
import ReaderScenes

/// Implements the service with the use cases of Domain and with the router.
struct DomainArticleService: ArticleService {
  let list: ArticleListDependencies
  /// The use cases of a session; nil for a list alone.
  let session: ReadingSessionDependencies?

  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> { try await list.list(query) }

  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult { try await list.change(requested) }

  func open(_ reference: ArticleReference) async throws(ReadingError) -> ArticleDetails? {
    if let session { return try await session.read(reference) }
    await list.router.go(to: .article(reference))
    return nil
  }

  func unreadCount() async throws(ReadingError) -> Int? { try await session?.count(ReadingSessionDependencies.counted) }
}

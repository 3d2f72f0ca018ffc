import Domain
import Scenes

/// Reads and changes articles through the use cases of Domain.
struct ArticleListDatabase: ArticleListDatabaseObject {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let changeStatus: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> {
    try await list(query)
  }

  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await changeStatus(requested)
  }
}

/// Opens and counts articles through the use cases of Domain.
struct ArticleReadingDatabase: ArticleReadingDatabaseObject {
  let read: any UseCase<ArticleReference, ArticleDetails, ReadingError>
  let count: any UseCase<ArticleQuery, Int, ReadingError>

  func open(_ reference: ArticleReference) async throws(ReadingError) -> ArticleDetails {
    try await read(reference)
  }

  func unreadCount() async throws(ReadingError) -> Int {
    try await count(ReadingSessionDependencies.counted)
  }
}

import CoreDomain
import ReaderDomain
import ReaderScenes

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

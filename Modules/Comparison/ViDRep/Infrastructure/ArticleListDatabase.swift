import CoreDomain
import ReaderDomain

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

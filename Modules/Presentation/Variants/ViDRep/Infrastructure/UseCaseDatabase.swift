import Domain

/// Implements the database with the use cases of Domain.
struct UseCaseDatabase: ArticleDatabase {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let markArticles: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> {
    try await list(query)
  }

  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await markArticles(requested)
  }
}

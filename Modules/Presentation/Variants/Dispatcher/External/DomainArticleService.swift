import Domain

/// Implements the service with the use cases of Domain.
struct DomainArticleService: ArticleService {
  let list: any UseCase<ArticleQuery, ListPage<ArticleSummary>, ReadingError>
  let markArticles: any UseCase<StatusChange, StatusChangeResult, ReadingError>

  func articles(matching query: ArticleQuery) async throws(ReadingError) -> ListPage<ArticleSummary> {
    try await list(query)
  }

  func change(_ requested: StatusChange) async throws(ReadingError) -> StatusChangeResult {
    try await markArticles(requested)
  }
}

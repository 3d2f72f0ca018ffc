import Domain

/// A list of articles and the query that it answers.
struct Listing: Hashable, Sendable {
  let query: ArticleQuery
  let articles: [ArticleSummary]
}

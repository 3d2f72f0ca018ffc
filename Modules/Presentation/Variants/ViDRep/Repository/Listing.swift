import Domain

/// A list of articles and its query.
struct Listing: Hashable, Sendable {
  let query: ArticleQuery
  let articles: [ArticleSummary]
}

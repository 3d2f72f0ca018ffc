public import ReaderDomain

/// A list of articles that was read: the query, and the part of the list that its window showed.
public struct ListedArticles: Hashable, Sendable {
  public let query: ArticleQuery
  public let page: ListPage<ArticleSummary>

  public init(_ query: ArticleQuery, _ page: ListPage<ArticleSummary>) {
    self.query = query
    self.page = page
  }

  /// The query that reads the shown part of the list again, after articles in it have changed.
  var queryAgain: ArticleQuery {
    guard page.offset != 0, let first = page.rows.first else { return query }
    var again = query
    again.window.start = .at(first.article.place)
    return again
  }
}

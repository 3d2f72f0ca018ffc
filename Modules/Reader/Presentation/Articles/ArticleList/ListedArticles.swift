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

  /// The query that reads one of the rows again; nil for an article that is not among them, and for a list whose rows cannot be changed in place.
  func rowQuery(of reference: ArticleReference) -> ArticleQuery? {
    guard query.isMarkedInPlace, let row = page.rows.first(where: { ArticleReference($0.article.id) == reference }) else { return nil }
    var rowQuery = ArticleQuery.everything
    (rowQuery.feed, rowQuery.folder) = (query.feed, query.folder)
    rowQuery.window = ListWindow(.at(row.article.place), size: 1)
    return rowQuery
  }

  /// The list with the marks of changed articles; nil when it has to be read again: when its rows cannot be changed in place, when an article is not among
  /// them, so that it may have come into the list, and when none of them is left.
  func marking(_ changed: [ArticleSummary]) -> ListedArticles? {
    let statuses = Dictionary(changed.map { ($0.article.id, $0.status) }, uniquingKeysWith: { _, last in last })
    guard query.isMarkedInPlace, Set(statuses.keys).isSubset(of: page.rows.map(\.article.id)) else { return nil }
    let rows = page.rows.map { row in
      ArticleSummary(
        article: row.article, status: statuses[row.article.id] ?? row.status, feedTitle: row.feedTitle, feedHost: row.feedHost,
        folder: row.folder, duplicates: row.duplicates)
    }
    let marked = ListedArticles(query, page.with(rows))
    return marked.shown.page.rows.isEmpty ? nil : marked
  }

  /// The list without the articles whose marks do not match any more. Their rows are kept, because the marks may be taken back.
  var shown: ListedArticles {
    guard query.isMarkedInPlace else { return self }
    let rows = page.rows.filter { ArticleMatching.matches($0.status, query) }
    let gone = page.rows.count - rows.count
    return ListedArticles(query, ListPage(rows: rows, offset: page.offset, total: page.total.map { $0 - gone }, hasMore: page.hasMore))
  }
}

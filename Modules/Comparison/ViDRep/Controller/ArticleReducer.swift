import ReaderDomain
import ReaderScenes

/// The rules of lists and of reading, as pure functions. It keeps nothing and knows nobody: a dispatcher asks it.
struct ArticleReducer {
  func page(_ page: ListPage<ArticleSummary>, with statuses: [ArticleID: ArticleStatus]) -> ListPage<ArticleSummary> {
    page.map { summary in
      guard let status = statuses[summary.article.id] else { return summary }
      return ArticleSummary(
        article: summary.article, status: status, feedTitle: summary.feedTitle, folder: summary.folder, duplicates: summary.duplicates)
    }
  }
}

extension ArticleReducer: ArticleListReducerObject {
  func query(for request: ArticleList.Request, after listing: Listing) throws(ReadingError) -> ArticleQuery? {
    try request.query(after: listing.query, listing.current)
  }

  func repeatedQuery(of listing: Listing) -> ArticleQuery? {
    listing.query?.repeated(listing.current)
  }
}

extension ArticleReducer: ArticleReadingReducerObject {
  func status(after details: ArticleDetails) -> ArticleStatus? {
    details.problem == nil ? details.summary.status.applying(.set(.read, true)) : nil
  }

  /// The list tells whether the article was unread before: a number that is known needs no other count. A count that has failed stays so.
  func unread(_ unread: AsyncState<Int, ReadingError>, afterReading article: ArticleID, in listed: ListedArticles?) -> UnreadCount {
    guard let row = listed?.page.rows.first(where: { $0.article.id == article }) else { return .unknown }
    if row.status.isRead { return .unchanged }
    return switch unread.phase {
    case .none, .fetching: .unknown
    case .retrieved(let number): .number(max(0, number - 1))
    case .failed: .unchanged
    }
  }
}

public import ReaderDomain

/// A condition that narrows a list. It replaces an earlier condition of the same kind.
public enum ArticleFilter: Hashable, Sendable {
  /// Removes all conditions. The order stays, and duplicates stay hidden if they were: those are no conditions.
  case all
  /// Only articles with this mark.
  case marked(ArticleMark)
  /// Only articles without this mark.
  case unmarked(ArticleMark)
  /// Only articles of this feed.
  case feed(FeedReference)
  /// Only articles of feeds in this folder.
  case folder(FolderPath)

  /// Adds this condition to a query. The list starts at its top again.
  public func narrowing(_ query: ArticleQuery) -> ArticleQuery {
    var narrowed = query.starting(.top)
    switch self {
    case .all: narrowed = ArticleQuery(order: query.order, isUnique: query.isUnique, window: narrowed.window)
    case .marked(let mark): (narrowed.having, narrowed.lacking) = ([mark], [])
    case .unmarked(let mark): (narrowed.having, narrowed.lacking) = ([], [mark])
    case .feed(let feed): narrowed.feed = feed
    case .folder(let folder): narrowed.folder = folder
    }
    return narrowed
  }
}

/// A list of articles that was read: the query, and the part of the list that its window showed.
public struct ListedArticles: Hashable, Sendable {
  public let query: ArticleQuery
  public let page: ListPage<ArticleSummary>

  public init(_ query: ArticleQuery, _ page: ListPage<ArticleSummary>) {
    self.query = query
    self.page = page
  }
}

extension ArticleQuery {
  /// The query that reads the shown part of the list again, after articles in it have changed. If another list is running, its query stays.
  public func repeated(_ listed: ListedArticles?) -> ArticleQuery {
    guard let listed, listed.query == self, listed.page.offset != 0, let first = listed.page.rows.first else { return self }
    return starting(.at(first.article.place))
  }

  /// The query with its window at another place.
  func starting(_ start: ListWindow.Start) -> ArticleQuery {
    var query = self
    query.window.start = start
    return query
  }
}

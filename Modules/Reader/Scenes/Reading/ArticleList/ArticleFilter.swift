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

  /// The query for the part of the list that a scroll leads to.
  public func scrolled(_ scroll: ListScroll) -> ArticleQuery {
    guard let first = page.rows.first, let last = page.rows.last else { return query.starting(.top) }
    return switch scroll {
    case .first: query.starting(.top)
    case .previous: query.starting(.above(first.article.place))
    case .next: query.starting(page.hasMore ? .below(last.article.place) : .at(first.article.place))
    case .last: query.starting(.bottom)
    }
  }
}

/// A move to another part of a list.
public enum ListScroll: Hashable, Sendable {
  case first, previous, next, last
}

extension ArticleList.Request {
  /// The query of the list that this request asks for; nil when it asks for no list.
  ///
  /// A condition narrows the running query, not that of a list that is about to be replaced.
  /// - Parameters:
  ///   - running: the query that is running, or else the query of the current list.
  ///   - listed: the current list.
  /// - Throws: `badSearch`.
  public func query(after running: ArticleQuery?, _ listed: ListedArticles?) throws(ReadingError) -> ArticleQuery? {
    switch self {
    case .show(let query): return query
    case .filter(let filter): return filter.narrowing(running ?? .all)
    case .search(let text):
      var query = (running ?? .all).starting(.top)
      query.words = try SearchWords(text)
      query.looksIntoBodies = true
      return query
    case .scroll(let scroll):
      guard let listed, running == listed.query else { return running ?? .all }
      return listed.scrolled(scroll)
    case .refreshed: return (running ?? .all).repeated(listed)
    case .change, .open: return nil
    }
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

import Domain
import Scenes

/// A requested list, relative to the current query.
enum ListWish: Hashable, Sendable {
  /// The list of this query.
  case show(ArticleQuery)
  /// The current query with this condition, which replaces an earlier condition of the same kind.
  case filter(ArticleFilter)
  /// The current query with these search words.
  case words([String])
  /// Another part of the current list.
  case scroll(ListScroll)
  /// The current query again.
  case again

  /// The new query; nil for `again` without a current query.
  func query(after current: ArticleQuery?, _ listed: ListedArticles?) -> ArticleQuery? {
    switch self {
    case .show(let query): return query
    case .filter(let filter): return filter.narrowing(current ?? .all)
    case .words(let words):
      var query = current ?? .all
      query.words = words
      query.window.start = .top
      return query
    case .scroll(let scroll): return listed?.scrolled(scroll) ?? current ?? .all
    case .again: return current?.repeated(listed)
    }
  }
}

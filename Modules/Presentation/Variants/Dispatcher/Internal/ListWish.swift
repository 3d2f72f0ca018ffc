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
  /// The current query again.
  case again

  /// The new query; nil for `again` without a current query.
  func query(after current: ArticleQuery?) -> ArticleQuery? {
    switch self {
    case .show(let query): return query
    case .filter(let filter): return filter.narrowing(current ?? .all)
    case .words(let words):
      var query = current ?? .all
      query.words = words
      return query
    case .again: return current
    }
  }
}

import Domain
import Scenes

/// Which list is wanted, seen from the one that is to be shown now.
enum ListWish: Hashable, Sendable {
  /// This one.
  case show(ArticleQuery)
  /// The same with one condition more, or another one of its kind.
  case filter(ArticleFilter)
  /// The same with these words for its words.
  case words([String])
  /// The same, read anew.
  case again

  /// The query for it; nil when the same is wanted and there is none.
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

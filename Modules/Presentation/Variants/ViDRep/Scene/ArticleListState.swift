import Domain
import Scenes

/// The state of the scene, from which the next request starts. Only the reducer creates it.
struct ArticleListState: Sendable {
  /// The query that is running, or else the query of the current list.
  var query: ArticleQuery?
  /// The current list. It stays until another list is read.
  var listing: ListedArticles?
  /// The state of the latest request. A new value tells the scene to draw.
  var answer = ArticleListLoad(.none)
}

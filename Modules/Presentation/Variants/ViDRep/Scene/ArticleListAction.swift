import Domain
import Scenes

/// An event, from which the reducer computes the next state.
enum ArticleListAction: Sendable {
  /// The repository's list for the query has a new state. When the list is retrieved, `reply` is the result of the request.
  case listing(AsyncState<ListedArticles, ReadingError>, of: ArticleQuery, reply: ArticleListReply)
  /// A request has a result that does not concern the list.
  case answered(ArticleListLoad)
}

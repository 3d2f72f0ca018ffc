import Domain
import Scenes

/// A request of the user, or the result of an effect.
enum ArticleListAction: Hashable, Sendable {
  /// The user sends a request.
  case asked(ArticleList.Request)
  /// The list with this number was read.
  case listed(ListPage<ArticleSummary>, listing: Int)
  /// The list with this number could not be read.
  case listingFailed(ReadingError, listing: Int)
  case changed(StatusChangeResult, StatusChange)
  case changeFailed(ReadingError)
}

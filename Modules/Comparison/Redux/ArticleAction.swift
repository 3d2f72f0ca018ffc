import ReaderDomain
import ReaderScenes
import VariantStoreViewState

/// The actions of a reading session. Each user action leads to exactly one of the actions that name its outcome.
enum ArticleAction: ReduxAction, Hashable {
  /// The user sends a request.
  case ask(ArticleList.Request)
  /// A request failed before it read or changed anything.
  case refused(ReadingError, ArticleList.Request)

  case list(ArticleQuery, Listing.Cause)
  case listed(ListPage<ArticleSummary>, Listing)
  case listFailed(ReadingError, Listing)

  case changed(StatusChangeResult, StatusChange)

  case open(ArticleReference)
  case opened(ArticleDetails, ArticleReference, number: Int)
  case openFailed(ReadingError, ArticleReference, number: Int)
  /// The user was led to another scene.
  case routed(ArticleList.Route)

  case count
  case counted(Int, number: Int)
  case countFailed(ReadingError, number: Int)

  /// The user goes to another state of the history; nil when there is none in this direction.
  case travelled(HistoryStep, to: ArticleState?)

  /// A tracker did not accept an event.
  case untracked(TrackingEvent, TrackingError)
}

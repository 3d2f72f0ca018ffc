import ReaderDomain
import ReaderScenes

/// The state of a request of the list. Its value says what the current list answers.
typealias ArticleListAnswer = AsyncState<ArticleListReply, ReadingError>

/// The result of a successful request.
enum ArticleListReply: Hashable, Sendable {
  /// The list was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
}

/// The current list, and the requests that concern it. It is one value, so that a scene never draws half of a change.
struct Listing: Equatable, Sendable {
  /// The query that is running, or else the query of the current list. `AsyncState` has no place for it.
  var query: ArticleQuery?
  /// The current list. It stays until another list is read.
  var current: ListedArticles?
  /// The state of the latest reading. A reading that finds another state here was overtaken.
  var reading = ArticleListAnswer(.none)
  /// The statuses of the articles that were opened since the latest reading began. Its answer may be older.
  var openedMeanwhile: [ArticleID: ArticleStatus] = [:]
  /// The state of the latest request. A new state tells the scene to draw.
  var answer = ArticleListAnswer(.none)
}

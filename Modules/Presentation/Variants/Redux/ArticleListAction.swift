import Domain
import Scenes

/// What a person asks for, and what comes of it.
enum ArticleListAction: Hashable, Sendable {
  /// A person asks for something.
  case asked(ArticleList.Request)
  /// The listing of this number was read.
  case listed([ArticleSummary], listing: Int)
  /// The listing of this number could not be read.
  case listingFailed(ReadingError, listing: Int)
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
  /// Articles could not be changed.
  case changeFailed(ReadingError)
}

import Domain

/// What happened in the scene of the article list: plain values, the only way in which a store is told anything.
enum ArticleListAction: Hashable, Sendable {
  /// A list is being read.
  case listing(Listing)
  /// It was read.
  case listed([ArticleSummary], Listing)
  /// It could not be read.
  case listingFailed(ReadingError, Listing)
  /// These articles were changed, and no list is shown that would have to be read again.
  case changed(StatusChangeResult, StatusChange)
  /// Something else could not be done.
  case failed(ReadingError)
  /// Something was typed that means nothing here.
  case notUnderstood(String)
}

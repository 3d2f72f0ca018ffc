import Domain

/// An event in the article list. Actions are plain values and the only input of a store.
enum ArticleListAction: Hashable, Sendable {
  case listing(Listing)
  /// A list was read.
  case listed(ListPage<ArticleSummary>, Listing)
  /// A list could not be read.
  case listingFailed(ReadingError, Listing)
  /// These articles were changed, and there is no list to read again.
  case changed(StatusChangeResult, StatusChange)
  /// Another request failed.
  case failed(ReadingError)
  /// The user typed an unknown command.
  case notUnderstood(String)
}

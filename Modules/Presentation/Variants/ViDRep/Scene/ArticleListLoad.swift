import Domain

/// Where the answer to a request stands.
typealias ArticleListLoad = AsyncState<ArticleListReply, ArticleListRefusal>

/// What a request came to.
enum ArticleListReply: Hashable, Sendable {
  /// The list was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
}

/// Why a request came to nothing.
enum ArticleListRefusal: Error, Hashable {
  /// It could not be done.
  case reading(ReadingError)
  /// It means nothing here.
  case notUnderstood(String)
}

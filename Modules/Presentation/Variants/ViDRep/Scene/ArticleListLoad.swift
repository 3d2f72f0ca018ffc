import Domain

/// The state of a request.
typealias ArticleListLoad = AsyncState<ArticleListReply, ArticleListRefusal>

/// The result of a successful request.
enum ArticleListReply: Hashable, Sendable {
  /// The list was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
}

/// The reason why a request failed.
enum ArticleListRefusal: Error, Hashable {
  /// The use case failed.
  case reading(ReadingError)
  /// The user typed an unknown command.
  case notUnderstood(String)
}

import Domain

/// The last event that the view shows to the user.
enum ArticleListNews: Hashable, Sendable {
  /// A list is loading.
  case loading
  /// The list was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
  /// A request failed.
  case failed(ReadingError)
  /// The user typed an unknown command.
  case notUnderstood(String)
}

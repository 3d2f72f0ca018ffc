import Domain

/// A notification from a use case to the view model.
enum ListNews: Hashable, Sendable {
  /// A list is loading.
  case loading
  /// The request succeeded.
  case done(ListReply)
  /// The request failed.
  case failed(ReadingError)
  /// The user typed an unknown command.
  case notUnderstood(String)
}

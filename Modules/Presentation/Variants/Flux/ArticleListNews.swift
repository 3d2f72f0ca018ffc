import Domain

/// What happened last, as far as there is something to tell a person.
enum ArticleListNews: Hashable, Sendable {
  /// A list is on its way.
  case loading
  /// It was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
  /// Something could not be done.
  case failed(ReadingError)
  /// Something was typed that means nothing here.
  case notUnderstood(String)
}

import Domain

/// What a use case notifies the view model of.
enum ListNews: Hashable, Sendable {
  /// A list is on its way.
  case loading
  /// What was asked for was done.
  case done(ListReply)
  /// It could not be done.
  case failed(ReadingError)
  /// What was typed means nothing here.
  case notUnderstood(String)
}

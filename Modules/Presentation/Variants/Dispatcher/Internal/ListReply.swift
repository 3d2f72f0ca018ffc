import Domain

/// What is said when the list is there.
enum ListReply: Hashable, Sendable {
  /// That it was read.
  case listed
  /// That these articles were changed.
  case changed(StatusChangeResult, StatusChange)
}

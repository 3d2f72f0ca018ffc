import Domain

/// The message to show when the list is read.
enum ListReply: Hashable, Sendable {
  /// The list was read.
  case listed
  /// These articles were changed.
  case changed(StatusChangeResult, StatusChange)
}

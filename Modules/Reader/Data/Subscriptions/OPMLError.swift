/// Why a document is not a list of subscriptions.
package struct OPMLError: Error, Hashable {
  /// The line, counted from 1; 0 when the error has no position.
  package let line: Int
  /// The error message.
  package let reason: String
}

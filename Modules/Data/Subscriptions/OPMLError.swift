/// Why a document is no list of subscriptions.
package struct OPMLError: Error, Hashable {
  /// The line, counted from 1; 0 when the problem has no place.
  package let line: Int
  /// What is wrong, in words.
  package let reason: String
}

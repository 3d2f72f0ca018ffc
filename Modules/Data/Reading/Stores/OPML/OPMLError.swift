/// Why a document is no list of subscriptions.
struct OPMLError: Error, Hashable {
  /// The line, counted from 1; 0 when the problem has no place.
  let line: Int
  /// What is wrong, in words.
  let reason: String
}

/// The paths of quotes, which are the raw values.
enum QuotePath: String, CaseIterable {
  /// A valid quote, a different one for each request.
  case random = "/quotes/random"
  /// Status 500.
  case error = "/quotes/error"
  /// A valid quote, delayed by `?ms=` milliseconds.
  case slow = "/quotes/slow"
  /// Truncated JSON.
  case malformed = "/quotes/malformed"
  /// An HTML page instead of JSON, with status 200.
  case wrongType = "/quotes/wrong-type"
  /// A JSON object without the sentence.
  case empty = "/quotes/empty"
  /// A well-formed quote with a sentence of 1 MiB.
  case huge = "/quotes/huge"
}

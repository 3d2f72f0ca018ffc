/// The paths about quotes. Raw values are the paths.
enum QuotePath: String, CaseIterable {
  /// A good quote, the next one each time.
  case random = "/quotes/random"
  /// 500.
  case error = "/quotes/error"
  /// A good quote, `?ms=` milliseconds late.
  case slow = "/quotes/slow"
  /// JSON that breaks off.
  case malformed = "/quotes/malformed"
  /// A web page instead of JSON, with status 200.
  case wrongType = "/quotes/wrong-type"
  /// A JSON object in which the sentence is missing.
  case empty = "/quotes/empty"
  /// A well-formed quote whose sentence has 1 MiB.
  case huge = "/quotes/huge"
}

internal import RecordJSON

/// What is wrong with the file of a shelf, and what can still be read of it.
struct ArticleFileError: Error {
  /// What is wrong first.
  let damage: JSONError
  /// The lines of articles that are whole.
  let lines: [[UInt8]]
  /// How many lines are not; nil when that cannot be known.
  let lost: Int?
}

internal import ReaderDomain
internal import RecordJSON

/// The damage of an article file, and the lines that are still readable.
struct ArticleFileDamage: Error {
  /// The first error.
  let damage: JSONError
  /// The undamaged lines of articles.
  let lines: [[UInt8]]
  /// The number of damaged lines; nil when it is unknown.
  let lost: Int?
}

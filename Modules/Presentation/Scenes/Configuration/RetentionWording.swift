internal import Domain

/// The texts about retention limits for articles.
enum RetentionWording {
  /// The message for a value that is not a valid limit.
  static func refusal(of value: String, for name: String, _ range: ClosedRange<Int>) -> String {
    "'\(name)' must be a number from \(range.lowerBound) to \(range.upperBound), or '\(RetentionRules.all)', not '\(value)'."
  }

  /// Examples of valid limits.
  static let hint =
    "Such as 500, or '\(RetentionRules.all)' for no limit. Starred articles, and those in the feed's document, are always kept."
}

internal import Domain

/// How long articles are kept, in words.
enum RetentionWording {
  /// What a person is told whose limit is none.
  static func refusal(of value: String, for name: String, _ range: ClosedRange<Int>) -> String {
    "'\(name)' wants a number from \(range.lowerBound) to \(range.upperBound), or '\(RetentionRules.all)', not '\(value)'."
  }

  /// What such a limit may be.
  static let hint =
    "Such as 500, or '\(RetentionRules.all)' for no limit. Starred articles, and those in the feed's document, are always kept."
}

internal import RecordJSON
internal import TextEncoding

/// Parses numbers as feeds write them.
enum FeedNumbers {
  /// The largest size, in bytes: every JSON reader can represent it exactly (RFC 8259 section 6).
  private static let largest = 1 << 53

  /// A size in bytes; nil when the text is not a number, or when the number is not positive or exceeds `largest`.
  static func bytes(_ text: String?) -> Int? {
    guard let text = text?.nonBlank else { return nil }
    let digits = text.filter { $0 != "," }
    let value = Int(digits) ?? Double(decimal: digits).flatMap { Int(exactly: $0.rounded(.down)) }
    return value.flatMap { $0 > 0 && $0 <= largest ? $0 : nil }
  }

  /// A duration in seconds, from `90`, `1:30`, `0:01:30` or `90.5`; nil for any other text.
  static func seconds(_ text: String?) -> Int? {
    guard let text = text?.nonBlank else { return nil }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double(decimal: $0) }
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0.0
    for part in parts {
      guard let part, part >= 0, part < 1e9 else { return nil }
      seconds = seconds * 60 + part
    }
    return Int(exactly: seconds.rounded(.down))
  }
}

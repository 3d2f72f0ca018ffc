internal import RecordJSON
internal import TextEncoding

/// Parses the sizes of files as feeds write them.
enum FeedSize {
  /// The largest size, in bytes: every JSON reader can represent it exactly (RFC 8259 section 6).
  private static let largest = 1 << 53

  /// A size in bytes; nil when the text is not a number, or when the number is not positive or exceeds `largest`.
  static func bytes(_ text: String?) -> Int? {
    guard let text = text?.nonBlank else { return nil }
    let digits = text.filter { $0 != "," }
    let value = Int(digits) ?? Double(decimal: digits).flatMap { Int(exactly: $0.rounded(.down)) }
    return value.flatMap { $0 > 0 && $0 <= largest ? $0 : nil }
  }
}

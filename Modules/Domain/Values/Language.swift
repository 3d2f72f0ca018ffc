/// A natural language as its tag (BCP 47), such as `ja` or `en-GB`, as the publisher gave it, but for the `_` that programs write for `-`.
public struct Language: Hashable, Sendable {
  /// The tag.
  public let tag: String

  /// Keeps a tag; nil when it holds anything but letters, digits and hyphens, or is longer than 35 characters (RFC 5646 section 4.4.1).
  public init?(_ tag: String) {
    let trimmed = String(tag.trimmingWhitespace().map { $0 == "_" ? "-" : $0 })
    guard !trimmed.isEmpty, trimmed.utf8.count <= 35, trimmed.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    self.tag = trimmed
  }
}

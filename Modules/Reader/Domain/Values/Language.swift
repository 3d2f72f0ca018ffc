import CoreDomain

/// The language tag (BCP 47) of a natural language as published, such as `ja` or `en-GB`. A `_`, which some programs write, becomes `-`.
public struct Language: Hashable, Sendable {
  public let tag: String

  /// Creates a language from a tag. Nil when the tag has characters other than letters, digits and hyphens, or more than 35 characters (RFC
  /// 5646 section 4.4.1).
  public init?(_ tag: String) {
    let trimmed = String(tag.trimmingWhitespace().map { $0 == "_" ? "-" : $0 })
    guard !trimmed.isEmpty, trimmed.utf8.count <= 35, trimmed.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return nil }
    self.tag = trimmed
  }
}

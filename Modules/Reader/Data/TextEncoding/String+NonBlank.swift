internal import CoreDomain

extension String {
  /// The text without surrounding white space; nil when the result is empty.
  package var nonBlank: String? {
    let trimmed = trimmingWhitespace()
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension UInt8 {
  /// Whether the byte is white space inside a tag (XML 1.0 section 2.3, and the form feed of HTML).
  package var isTagSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}

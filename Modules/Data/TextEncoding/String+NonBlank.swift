internal import Domain

extension String {
  /// The text without surrounding white space; nil when the result is empty.
  package var nonBlank: String? {
    let trimmed = trimmingWhitespace()
    return trimmed.isEmpty ? nil : trimmed
  }
}

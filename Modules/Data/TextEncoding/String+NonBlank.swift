internal import Domain

extension String {
  /// The text without white space at its ends; nil when nothing is left.
  package var nonBlank: String? {
    let trimmed = trimmingWhitespace()
    return trimmed.isEmpty ? nil : trimmed
  }
}

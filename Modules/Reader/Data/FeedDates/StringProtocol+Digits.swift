internal import CoreDomain

extension StringProtocol {
  /// Whether the text contains only the digits 0 to 9.
  package var isDigits: Bool { utf8.allSatisfy { (48...57).contains($0) } }

  /// The number, if the text has one or two digits.
  var shortNumber: Int? { isDigits && (1...2).contains(utf8.count) ? Int(self) : nil }
}

extension String {
  /// The number of seconds in a header field; nil for any other text. A number that overflows Int stands for a very long time (RFC 9111 section 1.2.2).
  package var headerSeconds: Int? {
    let text = trimmingWhitespace()
    guard !text.isEmpty, text.isDigits else { return nil }
    return Int(text) ?? Int(Int32.max)
  }
}

extension StringProtocol {
  /// Whether the text contains only the digits 0 to 9.
  package var isDigits: Bool { utf8.allSatisfy { (48...57).contains($0) } }

  /// The number, if the text has one or two digits.
  var shortNumber: Int? { isDigits && (1...2).contains(utf8.count) ? Int(self) : nil }
}

extension StringProtocol {
  /// Whether it holds nothing but the digits 0 to 9.
  package var isDigits: Bool { utf8.allSatisfy { (48...57).contains($0) } }

  /// The number in one or two digits.
  var shortNumber: Int? { isDigits && (1...2).contains(utf8.count) ? Int(self) : nil }
}

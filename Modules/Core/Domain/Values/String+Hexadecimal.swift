extension String {
  /// Whether the text contains only the digits 0 to 9 and a to f.
  public var isLowerHexadecimal: Bool {
    utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }
}

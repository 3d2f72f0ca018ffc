extension String {
  /// The text without the white space at its ends.
  public func trimmingWhitespace() -> String {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[start...end])
  }

  /// The text with every run of white space as a single space, and none at its ends.
  public func collapsingWhitespace() -> String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

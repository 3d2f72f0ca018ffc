/// White space is looked for scalar by scalar: a mark that combines with the space in front of it is a character together with it, and must
/// not go with the space.
extension String {
  /// The text without the white space at its ends.
  public func trimmingWhitespace() -> String {
    let isWord = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let start = unicodeScalars.firstIndex(where: isWord), let end = unicodeScalars.lastIndex(where: isWord) else { return "" }
    return String(unicodeScalars[start...end])
  }

  /// The text with every run of white space as a single space, and none at its ends.
  public func collapsingWhitespace() -> String {
    let words = unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
    return String(String.UnicodeScalarView(words.joined(separator: CollectionOfOne<Unicode.Scalar>(" "))))
  }
}

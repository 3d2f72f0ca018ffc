extension String {
  /// The text for comparisons that ignore case: in lower case, and with σ for the final ς, because Σ is the capital of both.
  ///
  /// It is never stored: names of tags and words of indexes are stored in lower case and keep ς.
  public var caseFolded: String {
    let lower = lowercased()
    guard lower.unicodeScalars.contains("ς") else { return lower }
    return String(String.UnicodeScalarView(lower.unicodeScalars.map(\.withoutFinalForm)))
  }
}

extension Unicode.Scalar {
  /// σ for the final ς, and any other scalar itself.
  public var withoutFinalForm: Unicode.Scalar { self == "ς" ? "σ" : self }
}

extension String {
  /// The text as texts are compared where case does not count: in lower case, and with σ for the final ς, because Σ is the capital of both.
  ///
  /// It is no part of what is stored: the names of tags and the words of the indexes are in lower case alone.
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

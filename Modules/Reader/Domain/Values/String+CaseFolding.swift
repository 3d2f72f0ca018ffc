extension String {
  /// The text for comparisons that ignore case: in lower case, and with σ for the final ς, because Σ is the capital of both.
  ///
  /// It is never stored: names of tags and words of indexes are stored in lower case and keep ς.
  public var caseFolded: String {
    let lower = lowercased()
    guard lower.unicodeScalars.contains("ς") else { return lower }
    return String(String.UnicodeScalarView(lower.unicodeScalars.map(\.withoutFinalForm)))
  }

  /// The text in lower case as Greeks write it: Σ at the end of a word becomes ς (The Unicode Standard, `Final_Sigma`). `lowercased()` sees no
  /// neighbours and always makes it σ.
  var lowercasedWithFinalSigma: String {
    var scalars = Array(unicodeScalars)
    for (place, scalar) in scalars.enumerated() where scalar == "Σ" {
      let before = scalars[..<place].last { !$0.properties.isCaseIgnorable }
      let after = scalars[(place + 1)...].first { !$0.properties.isCaseIgnorable }
      if before?.properties.isCased == true, after?.properties.isCased != true { scalars[place] = "ς" }
    }
    return String(String.UnicodeScalarView(scalars)).lowercased()
  }
}

extension Unicode.Scalar {
  /// σ for the final ς, and any other scalar itself.
  public var withoutFinalForm: Unicode.Scalar { self == "ς" ? "σ" : self }
}

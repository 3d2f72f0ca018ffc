/// Escapes the forbidden scalars of a JSON document. The meaning of the document stays the same.
enum JSONFilter {
  static func filtered(_ text: String) -> String {
    var output = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || TerminalControlCharacters.role(of: scalar) == .text {
        output.unicodeScalars.append(scalar)
      } else {
        output += escape(of: scalar)
      }
    }
    return output
  }

  /// `\u` and four digits, or two such escapes for a scalar outside the Basic Multilingual Plane (RFC 8259, section 7).
  static func escape(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { "\\u" + Hexadecimal.text($0, digits: 4) }.joined()
  }
}

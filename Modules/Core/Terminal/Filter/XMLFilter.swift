/// Escapes the forbidden scalars of an XML document.
enum XMLFilter {
  static func filtered(_ text: String) -> String {
    var output = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": if previous != "\r" { output += "\n" }
      case "\r": output += "\n"
      case "\t": output += " "
      case _ where TerminalControlCharacters.role(of: scalar) == .text: output.unicodeScalars.append(scalar)
      default: output += reference(to: scalar)
      }
      previous = scalar
    }
    return output
  }

  /// `&#xNNNN;`, or an empty string for a scalar that XML 1.0 (section 2.2) does not allow.
  static func reference(to scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case ..<0x20, 0xFFFE, 0xFFFF: ""
    default: "&#x" + Hexadecimal.text(scalar.value, digits: 4) + ";"
    }
  }
}

/// Removes forbidden scalars and escape sequences from text for the user.
struct PlainTextFilter {
  /// The replacement for a line break: a line feed or a space.
  let lineBreak: Unicode.Scalar

  func filtered(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var output = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      if let end = EscapeSequence.end(in: scalars, from: index) {
        index = end
        continue
      }
      switch TerminalControlCharacters.role(of: scalars[index]) {
      case .text: output.append(scalars[index])
      case .lineBreak: if !isSecondHalfOfBreak(index, in: scalars) { output.append(lineBreak) }
      case .tabulation: output.append(" ")
      case .forbidden: break
      }
      index += 1
    }
    return String(output)
  }

  /// Whether the scalar is the line feed of a CR LF, which is a single line break.
  private func isSecondHalfOfBreak(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    scalars[index] == "\n" && index > 0 && scalars[index - 1] == "\r"
  }
}

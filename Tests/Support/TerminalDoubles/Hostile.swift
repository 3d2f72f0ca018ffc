/// A title that tries to break lines, fields and terminals.
package let hostileTitle = "one\ntwo\tthree\u{1B}[31mred\u{1B}]0;t\u{7}\u{9B}2J\r\u{202E}evil\u{2028}\"quoted\" \\ \u{0}end 日本 🍵"

/// Whether the output contains a scalar that no output may contain.
package func holdsForbidden(_ output: String) -> Bool {
  output.unicodeScalars.contains { scalar in
    scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control || ["\u{202E}", "\u{2028}"].contains(scalar)
  }
}

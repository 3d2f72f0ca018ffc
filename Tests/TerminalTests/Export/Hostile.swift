/// A title as somebody would write it who wants to break lines, fields and terminals.
let hostileTitle = "one\ntwo\tthree\u{1B}[31mred\u{1B}]0;t\u{7}\u{9B}2J\r\u{202E}evil\u{2028}\"quoted\" \\ \u{0}end 日本 🍵"

/// Scalars that no output may hold, whatever was put in.
func holdsForbidden(_ output: String) -> Bool {
  output.unicodeScalars.contains { scalar in
    scalar != "\n" && scalar != "\t" && scalar.properties.generalCategory == .control || ["\u{202E}", "\u{2028}"].contains(scalar)
  }
}

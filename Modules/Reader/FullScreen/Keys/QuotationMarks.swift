/// Follows the quotation marks and backslashes of a shell.
struct QuotationMarks {
  private var open: Character?
  private var isEscaped = false

  /// Whether the next character is neither quoted nor escaped.
  var isOutside: Bool { open == nil && !isEscaped }

  /// The text between a pair of quotation marks, which a shell needs around several words; otherwise the whole text.
  static func removed(from text: String) -> String {
    guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else { return text }
    return String(text.dropFirst().dropLast())
  }

  mutating func read(_ character: Character) {
    if isEscaped {
      isEscaped = false
    } else if character == "\\", open != "'" {
      isEscaped = true
    } else if let mark = open {
      if character == mark { open = nil }
    } else if character == "'" || character == "\"" {
      open = character
    }
  }
}

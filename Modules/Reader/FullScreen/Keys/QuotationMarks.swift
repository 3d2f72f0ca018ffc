/// Follows the quotation marks and backslashes of a shell.
struct QuotationMarks {
  private var open: Character?
  private var isEscaped = false

  /// Whether the next character is neither quoted nor escaped.
  var isOutside: Bool { open == nil && !isEscaped }

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

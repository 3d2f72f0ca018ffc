internal import Domain

extension String {
  /// The text with every run of white space as one space; a text that needs nothing is given back as it is.
  var collapsed: String {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      // Beyond ASCII there is white space too; only Character knows it.
      if byte >= 0x80 || byte < 0x20 || (byte == 0x20 && previous == 0x20) { return collapsingWhitespace() }
      previous = byte
    }
    return previous == 0x20 ? collapsingWhitespace() : self
  }

  /// The text without white space at its ends; nil when nothing is left.
  var nonBlank: String? {
    let trimmed = trimmingWhitespace()
    return trimmed.isEmpty ? nil : trimmed
  }
}

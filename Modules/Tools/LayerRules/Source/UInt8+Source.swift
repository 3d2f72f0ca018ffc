/// The kinds of byte that Swift's lexical grammar distinguishes.
extension UInt8 {
  package var isSpace: Bool { self == UInt8(ascii: " ") || (9...13).contains(self) }

  package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A byte of an identifier, a keyword or a number. Every byte beyond ASCII counts as a letter.
  package var isName: Bool {
    isDigit || self == UInt8(ascii: "_") || self >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }
}

/// The encoding windows-1252, in which every byte sequence is valid (https://encoding.spec.whatwg.org/#windows-1252).
package enum Windows1252 {
  /// The characters of the bytes 0x80 to 0x9F. The five undefined bytes remain control characters.
  private static let specials: [Unicode.Scalar] = [
    "\u{20AC}", "\u{81}", "\u{201A}", "\u{192}", "\u{201E}", "\u{2026}", "\u{2020}", "\u{2021}", "\u{2C6}", "\u{2030}", "\u{160}",
    "\u{2039}", "\u{152}", "\u{8D}", "\u{17D}", "\u{8F}", "\u{90}", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}", "\u{2022}", "\u{2013}",
    "\u{2014}", "\u{2DC}", "\u{2122}", "\u{161}", "\u{203A}", "\u{153}", "\u{9D}", "\u{17E}", "\u{178}",
  ]

  /// The character of a byte. Browsers use this table for the references `&#128;` to `&#159;` too
  /// (https://html.spec.whatwg.org/#numeric-character-reference-end-state).
  package static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? specials[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The windows-1252 character that a C1 control character is meant to be; other scalars are returned unchanged.
  package static func repaired(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    (0x80...0x9F).contains(scalar.value) ? Windows1252.scalar(UInt8(scalar.value)) : scalar
  }

  package static func utf8(of bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    var rest = bytes[...]
    while let index = rest.firstIndex(where: { $0 >= 0x80 }) {
      result += rest[..<index]
      result.append(contentsOf: UTF8.encode(scalar(rest[index])) ?? UTF8.encodedReplacementCharacter)
      rest = rest[(index + 1)...]
    }
    return result + rest
  }
}

/// The characters of the bytes in single-byte encodings.
enum SingleByteTable {
  /// The 256 characters; nil for a byte that is undefined or a control character.
  static func characters(of encoding: TextEncoding) -> [Unicode.Scalar?] {
    tables[encoding] ?? []
  }

  private static let tables = Dictionary(
    Alphabet.all.map { ($0.encoding, table(of: $0.encoding)) }, uniquingKeysWith: { first, _ in first })

  private static func table(of encoding: TextEncoding) -> [Unicode.Scalar?] {
    (0..<0x80).map { Unicode.Scalar($0) }
      + upperHalf(of: encoding).map { scalar in
        scalar == "\u{FFFD}" || (0x80..<0xA0).contains(scalar.value) ? nil : scalar
      }
  }

  private static func upperHalf(of encoding: TextEncoding) -> [Unicode.Scalar] {
    let bytes = (0x80...0xFF as ClosedRange<UInt8>)
    guard case .system(let name) = encoding else { return bytes.map(Windows1252.scalar) }
    // The converter holds back a letter that could combine with the next one, so a line feed follows each byte.
    let lines =
      SystemConverter(name)?.text(of: bytes.flatMap { [$0, UInt8(ascii: "\n")] }).bytes.split(separator: UInt8(ascii: "\n")) ?? []
    return lines.map { String(decoding: $0, as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}" }
  }
}

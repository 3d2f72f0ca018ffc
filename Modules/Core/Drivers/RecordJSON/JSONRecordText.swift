/// The tokens of a JSON text.
struct JSONRecordText {
  private let bytes: [UInt8]
  /// Whether half a surrogate pair is read as U+FFFD.
  private let replacesHalfPairs: Bool
  /// The offset of the next byte.
  private(set) var position = 0

  /// Checks once that the whole text is UTF-8, so that no part needs another check.
  init(_ bytes: [UInt8]) throws(JSONError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONError(line: 1, "the text is not UTF-8") }
    self.bytes = bytes
    replacesHalfPairs = false
  }

  /// Replaces what is not UTF-8, and halves of surrogate pairs, by U+FFFD.
  init(repairing bytes: [UInt8]) {
    self.bytes = String(validating: bytes, as: UTF8.self) == nil ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    replacesHalfPairs = true
  }

  /// The next byte; nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The number of remaining bytes.
  var remaining: Int { bytes.count - position }

  var isAtEnd: Bool { position >= bytes.count }

  /// The current line, counted from 1.
  var line: Int { bytes[..<position].count { $0 == UInt8(ascii: "\n") } + 1 }

  var endsTooEarly: JSONError { JSONError(line: line, "the text ends too early") }

  /// Skips a character if it is next; returns whether it did.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let peek, UInt32(peek) == sign.value else { return false }
    position += 1
    return true
  }

  /// Skips bytes if they are next; returns whether it did.
  mutating func skip(_ expected: [UInt8]) -> Bool {
    guard expected.count <= remaining, expected.indices.allSatisfy({ bytes[position + $0] == expected[$0] }) else { return false }
    position += expected.count
    return true
  }

  /// The bytes from `start` to the current position.
  func bytes(from start: Int) -> ArraySlice<UInt8> { bytes[start..<position] }

  /// Skips white space (RFC 8259 section 2).
  mutating func skipSpace() {
    while let peek, peek == 0x20 || peek == 0x0A || peek == 0x0D || peek == 0x09 { position += 1 }
  }

  /// The characters of a number or of a word such as `true`.
  mutating func word() -> String {
    let start = position
    while let peek,
      (0x30...0x39).contains(peek) || (0x61...0x7A).contains(peek) || peek == 0x2B || peek == 0x2D || peek == 0x2E || peek == 0x45
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A string (RFC 8259 section 7).
  mutating func string() throws(JSONError) -> String {
    String(decoding: try stringBytes(), as: UTF8.self)
  }

  /// The bytes of a string, with its escapes decoded.
  mutating func stringBytes() throws(JSONError) -> ArraySlice<UInt8> {
    guard skip("\"") else { throw isAtEnd ? endsTooEarly : JSONError(line: line, "a string is missing") }
    var content: [UInt8] = []
    while let end = bytes.withUnsafeBufferPointer({ $0.firstEscaped(from: position) }) {
      let plain = bytes[position..<end]
      position = end
      switch bytes[end] {
      case UInt8(ascii: "\""):
        position += 1
        return content.isEmpty ? plain : (content + plain)[...]
      case UInt8(ascii: "\\"):
        content += plain
        content += String(try escaped()).utf8
      default:
        throw JSONError(line: line, "a string contains a control character")
      }
    }
    position = bytes.count
    throw endsTooEarly
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    position += 1
    guard let letter = peek else { throw endsTooEarly }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try scalar()
    default: throw JSONError(line: line, "an escape is unknown")
    }
  }

  /// The scalar of an escape of `u` and four digits. A scalar beyond U+FFFF takes two escapes.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if UTF16.isLeadSurrogate(first), skip("\\"), skip("u") {
      let second = try unit()
      if UTF16.isTrailSurrogate(second) { return UTF16.decode(UTF16.EncodedScalar([first, second])) }
    }
    guard replacesHalfPairs else { throw JSONError(line: line, "an escape is half a surrogate pair") }
    // What follows is read on its own.
    position = end
    return "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    guard bytes.count - position >= 4 else { throw endsTooEarly }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONError(line: line, "an escape is unknown") }
    position += 4
    return unit
  }
}

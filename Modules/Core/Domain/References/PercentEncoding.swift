/// Percent-encoding (RFC 3986 section 2.1).
package enum PercentEncoding {
  /// The characters that need no escape, besides letters and digits. The raw value lists them (appendix A).
  package enum Part: String {
    case authority = "-._~!$&'()*+,;=:@[]"
    case path = "-._~!$&'()*+,;=:@/"
    case queryOrFragment = "-._~!$&'()*+,;=:@/?"
    /// Only the unreserved characters (section 2.3), for text that may contain any character.
    case unreserved = "-._~"
    /// All printable ASCII characters.
    case printable = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
  }

  /// The text with every byte that is not allowed as `%XX`. Existing escapes are kept, except with `unreserved`.
  package static func encoded(_ text: Substring, keeping part: Part) -> String {
    let bytes = Array(text.utf8)
    let kept = Array(part.rawValue.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if isLetter(byte) || isDigit(byte) || kept.contains(byte) || (part != .unreserved && escapedByte(in: bytes, at: index) != nil) {
        result.append(byte)
      } else {
        result += escape(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// `%XX`.
  package static func escape(_ byte: UInt8) -> [UInt8] { [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)] }

  /// The bytes of the text, with each escape decoded. A `%` without two hexadecimal digits stays.
  package static func decoded(_ text: Substring) -> [UInt8] { replacingEscapes(in: text) { [$0] } }

  /// The bytes of the text, with each escape replaced.
  /// - Parameter replacement: Returns the replacement for the escape of a byte; nil keeps the escape.
  package static func replacingEscapes(in text: Substring, with replacement: (UInt8) -> [UInt8]?) -> [UInt8] {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let byte = escapedByte(in: bytes, at: index), let replaced = replacement(byte) {
        result += replaced
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  /// The byte whose escape begins at the index; nil when no escape begins there.
  private static func escapedByte(in bytes: [UInt8], at index: Int) -> UInt8? {
    guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = value(bytes[index + 1]), let low = value(bytes[index + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    if isDigit(digit) { return digit - UInt8(ascii: "0") }
    let letter = digit | 0x20
    return UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter ? letter - UInt8(ascii: "a") + 10 : nil
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}

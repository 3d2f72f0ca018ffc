/// Percent-encodes the characters that a part of a URL cannot contain (RFC 3986 section 2.1, appendix A).
enum PercentEncoding {
  /// A part of a URL. The raw value lists its unescaped punctuation.
  enum Part: String {
    case authority = "-._~!$&'()*+,;=:@[]"
    case path = "-._~!$&'()*+,;=:@/"
    case queryOrFragment = "-._~!$&'()*+,;=:@/?"
    /// Only the unreserved characters (section 2.3), for text that may contain any character.
    case unreserved = "-._~"
  }

  /// The text with every other byte as `%XX`. Existing escapes are kept, except in text of unreserved characters.
  static func encoded(_ text: Substring, keeping part: Part) -> String {
    let bytes = Array(text.utf8)
    let kept = Array(part.rawValue.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (index, byte) in bytes.enumerated() {
      if isLetter(byte) || isDigit(byte) || kept.contains(byte) || (part != .unreserved && isEscape(bytes, at: index)) {
        result.append(byte)
      } else {
        result += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
    bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count && isHex(bytes[index + 1]) && isHex(bytes[index + 2])
  }

  private static func isHex(_ byte: UInt8) -> Bool { isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20 }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}

internal import TextEncoding

/// Escapes words for a place in HTML, within quotes or without (https://html.spec.whatwg.org/#escapingString).
enum HTMLEscaping {
  /// Appends whole characters of UTF-8. Control characters other than tab and line feed, which mean nothing in HTML or something to a
  /// terminal, are left out; those that were meant as characters of windows-1252 become these.
  static func append(_ words: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var index = 0
    while index < words.count {
      let byte = words[index]
      switch byte {
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case 0x09, 0x0A: bytes.append(byte)
      case ..<0x20, 0x7F: break
      // U+0080 to U+009F.
      case 0xC2 where index + 1 < words.count && words[index + 1] < 0xA0:
        let scalar = Windows1252.scalar(words[index + 1])
        if scalar.value > 0x9F { bytes.append(contentsOf: String(scalar).utf8) }
        index += 1
      // U+FFFE and U+FFFF are no characters.
      case 0xEF where index + 2 < words.count && words[index + 1] == 0xBF && words[index + 2] >= 0xBE: index += 2
      default: bytes.append(byte)
      }
      index += 1
    }
  }
}

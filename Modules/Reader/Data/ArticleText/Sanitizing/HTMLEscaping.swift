internal import TextEncoding

/// Escapes text for HTML content and quoted attributes (https://html.spec.whatwg.org/#escapingString).
package enum HTMLEscaping {
  /// Appends complete UTF-8 characters. Control characters except tab and line feed are removed: they mean nothing in HTML, and a terminal
  /// would obey them. Those that are meant as windows-1252 characters are converted. Bidirectional embeddings and overrides (U+202A to U+202E)
  /// are removed too: one without an end would turn the text around it.
  package static func append(_ words: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
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
      // U+202A to U+202E.
      case 0xE2 where index + 2 < words.count && words[index + 1] == 0x80 && (0xAA...0xAE).contains(words[index + 2]): index += 2
      // U+FFFE and U+FFFF are not characters.
      case 0xEF where index + 2 < words.count && words[index + 1] == 0xBF && words[index + 2] >= 0xBE: index += 2
      default: bytes.append(byte)
      }
      index += 1
    }
  }
}

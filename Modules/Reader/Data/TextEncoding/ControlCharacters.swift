/// Removes control characters from a text: they are not readable, and a terminal obeys them.
///
/// Line feeds and tabs are kept. A carriage return becomes a line feed, or is removed before a line feed. The control characters U+0080 to
/// U+009F are read as windows-1252 characters (https://html.spec.whatwg.org/#numeric-character-reference-end-state).
package enum ControlCharacters {
  /// The text of valid UTF-8 bytes without control characters.
  package static func text(_ bytes: [UInt8]) -> String { read(bytes).text }

  /// The text of valid UTF-8 bytes without control characters, and how many of these were read as windows-1252 characters.
  package static func read(_ bytes: [UInt8]) -> (text: String, windowsCharacters: Int) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.withUnsafeBufferPointer(haveSome) else { return (text, 0) }
    return (removed(from: text), text.unicodeScalars.count { Windows1252.repaired($0) != $0 })
  }

  /// The text without control characters. A text without any is returned unchanged.
  package static func removed(from text: String) -> String {
    guard text.utf8.withContiguousStorageIfAvailable(haveSome) ?? true else { return text }
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let repaired = Windows1252.repaired(scalar)
      if scalar == "\r" || (scalar == "\n" && previous != "\r") {
        result.append("\n")
      } else if scalar != "\n", !repaired.isControl {
        result.append(repaired)
      }
      previous = scalar
    }
    return String(result)
  }

  /// Whether valid UTF-8 contains control characters; C1 control characters have two bytes. Every text passes through here: without a
  /// branch in the loop, the processor handles many bytes at once.
  private static func haveSome(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var found: UInt8 = 0
    for byte in bytes {
      let isControl: UInt8 = (byte < 0x20 ? 1 : 0) & (byte != 0x0A ? 1 : 0) & (byte != 0x09 ? 1 : 0)
      found |= isControl | (byte == 0x7F ? 1 : 0)
    }
    for second in 1..<max(bytes.count, 1) { found |= (bytes[second - 1] == 0xC2 ? 1 : 0) & (bytes[second] < 0xA0 ? 1 : 0) }
    return found != 0
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a C0 control character except line feed and tab, DEL, or a C1 control character.
  fileprivate var isControl: Bool {
    (value < 0x20 && value != 0x0A && value != 0x09) || (0x7F..<0xA0).contains(value)
  }
}

extension ArraySlice<UInt8> {
  /// The text without leading white space, zero bytes and byte order marks. XML forbids them before the document, but servers send them.
  package var withoutLeadingSpace: ArraySlice<UInt8> {
    var rest = drop { $0 <= 0x20 }
    while rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3).drop { $0 <= 0x20 } }
    return rest
  }

  /// Whether something precedes the XML declaration, which must come first (XML 1.0 section 2.8). The text has no byte order mark.
  package var hasLateDeclaration: Bool {
    let rest = withoutLeadingSpace
    return rest.startIndex > startIndex && rest.starts(with: "<?xml ".utf8)
  }
}

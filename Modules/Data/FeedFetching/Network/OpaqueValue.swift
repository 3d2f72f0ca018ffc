internal import Transfer

/// What a server gave to be sent back as it came. Its bytes are in no encoding that anybody knows (RFC 9110 section 8.8.3, `obs-text`), and are kept
/// as text, so that they can be written down: a character of ISO 8859-1 for each byte (https://infra.spec.whatwg.org/#isomorphic-decode).
enum OpaqueValue {
  /// The longest that is sent, in bytes. Servers refuse header lines of some 8 KiB, and would do so for ever.
  static let longest = 4096

  /// The text for bytes that came; nil when they could not be sent back.
  static func text(of bytes: [UInt8]?) -> String? {
    guard let bytes, canBeSent(bytes) else { return nil }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }

  /// The bytes to send for a text that was kept; nil when they cannot be sent, as when somebody has put a line break into a file. Older versions
  /// read what was valid UTF-8 as that, and their characters beyond ISO 8859-1 show it.
  static func bytes(of text: String?) -> [UInt8]? {
    guard let text else { return nil }
    let scalars = text.unicodeScalars.map(\.value)
    let bytes = scalars.allSatisfy { $0 <= 0xFF } ? scalars.map { UInt8(truncatingIfNeeded: $0) } : Array(text.utf8)
    return canBeSent(bytes) ? bytes : nil
  }

  private static func canBeSent(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && bytes.count <= longest && bytes.allSatisfy(HeaderField.isValueByte)
  }
}

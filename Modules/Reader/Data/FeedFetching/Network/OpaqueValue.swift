internal import Transfer

/// An opaque value from a server that is sent back unchanged. Its encoding is unknown (RFC 9110 section 8.8.3, `obs-text`). It is stored as
/// text with one ISO 8859-1 character for each byte (https://infra.spec.whatwg.org/#isomorphic-decode).
enum OpaqueValue {
  /// The maximum length in bytes. Servers reject header lines of about 8 KiB, so a longer value would fail on every request.
  static let longest = 4096

  /// The text for received bytes; nil when the bytes cannot be sent back.
  static func text(of bytes: [UInt8]?) -> String? {
    guard let bytes, canBeSent(bytes) else { return nil }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }

  /// The bytes of a stored text. Nil when they cannot be sent, for example because the file was edited and contains a line break. A text
  /// with characters beyond ISO 8859-1 is from an older version, which decoded valid UTF-8; it is encoded as UTF-8 again.
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

internal import Domain

/// Makes valid UTF-8 of a document's bytes.
///
/// The first of these that says something decides: a byte order mark, the pattern of UTF-16 in the first characters, the XML declaration, the
/// charset of the HTTP answer, whether the bytes are valid UTF-8; what is left is windows-1252. RFC 7303 section 3.2 would ask HTTP before the
/// declaration, but servers add a charset to files that they never looked into, while a declaration was written with its document.
enum TextDecoding {
  static func text(of bytes: [UInt8], contentType: String?) -> DecodedText {
    if let (encoding, mark) = TextEncoding.marked(bytes) { return decode(Array(bytes.dropFirst(mark)), as: encoding) }
    if let encoding = TextEncoding.patterned(bytes) { return decode(bytes, as: encoding) }
    guard let label = EncodingLabel.inDeclaration(of: bytes) ?? contentType.flatMap(EncodingLabel.inContentType) else {
      return guess(bytes)
    }
    switch TextEncoding(label: label) {
    case .utf8: return decodeUTF8(bytes, label: label)
    // The bytes were read up to the label, so they are ASCII there, whatever the label claims.
    case .utf16, .utf32: return guess(bytes, label: label)
    case .windows1252: return DecodedText(bytes: Windows1252.utf8(of: bytes))
    case .system(let name):
      guard let converter = SystemConverter(name) else { return guess(bytes, label: label) }
      return converter.text(of: bytes)
    }
  }

  private static func decode(_ bytes: [UInt8], as encoding: TextEncoding) -> DecodedText {
    switch encoding {
    case .utf16(let isBigEndian): WideText.decodeUTF16(bytes, isBigEndian: isBigEndian)
    case .utf32(let isBigEndian): WideText.decodeUTF32(bytes, isBigEndian: isBigEndian)
    default: decodeUTF8(bytes, label: nil)
    }
  }

  private static func guess(_ bytes: [UInt8], label: String? = nil) -> DecodedText {
    let isUTF8 = String(validating: bytes, as: UTF8.self) != nil
    let repair = label.map { FeedRepair.wrongEncoding(named: $0, used: isUTF8 ? "UTF-8" : "windows-1252") }
    return DecodedText(bytes: isUTF8 ? bytes : Windows1252.utf8(of: bytes), repairs: repair.map { [$0] } ?? [])
  }

  /// A text that calls itself UTF-8 and has not one valid character beyond ASCII is windows-1252 with a wrong label; in any other, what is
  /// invalid is damage.
  private static func decodeUTF8(_ bytes: [UInt8], label: String?) -> DecodedText {
    if String(validating: bytes, as: UTF8.self) != nil { return DecodedText(bytes: bytes) }
    let repaired = String(decoding: bytes, as: UTF8.self)
    let replaced = repaired.unicodeScalars.count { $0 == "\u{FFFD}" }
    if let label, !repaired.unicodeScalars.contains(where: { !$0.isASCII && $0 != "\u{FFFD}" }) {
      let repair = FeedRepair.wrongEncoding(named: label, used: "windows-1252")
      return DecodedText(bytes: Windows1252.utf8(of: bytes), repairs: [repair])
    }
    return DecodedText(bytes: Array(repaired.utf8), repairs: [.replacedBytes(count: replaced)])
  }
}

internal import TextEncoding

/// Decodes the chunks of a document to UTF-8 one by one, with the same result as `TextDecoding` for the whole document.
enum ChunkDecoding {
  case utf8
  case windows1252
  case system(SystemConverter, hasSingleBytes: Bool)

  /// The encodings of several bytes per character whose characters mean the same after any text. Others switch between tables, such as
  /// ISO-2022-JP, and a chunk of them cannot be decoded without the preceding text. The system may know any number of those.
  private static let stateless: Set<String> = ["GB18030", "Big5", "EUC-JP", "EUC-KR", "Shift_JIS"]

  /// The encoding of a document that begins with these bytes, and the offset of its text. Nil when the encoding is unknown, or when chunks
  /// in this encoding cannot be decoded independently.
  static func of(_ first: [UInt8], contentType: String?) -> (ChunkDecoding, start: Int)? {
    if let (encoding, mark) = TextEncoding.marked(first) { return encoding == .utf8 ? (.utf8, mark) : nil }
    guard TextEncoding.patterned(first) == nil else { return nil }
    guard let label = EncodingLabel.inDeclaration(of: first) ?? contentType.flatMap(EncodingLabel.inContentType) else { return (.utf8, 0) }
    let encoding = TextEncoding(label: label)
    switch encoding {
    case .utf8: return (.utf8, 0)
    case .windows1252: return (.windows1252, 0)
    case .system(let name) where encoding.hasSingleBytes || stateless.contains(name):
      return SystemConverter(name).map { (.system($0, hasSingleBytes: encoding.hasSingleBytes), 0) }
    case .system, .utf16, .utf32: return nil
    }
  }

  /// Whether a byte is always a complete character: no chunked encoding uses such a byte inside a multi-byte character. GB18030 uses the
  /// lowest bytes, from the digits on (https://encoding.spec.whatwg.org/#gb18030-decoder).
  static func isWhole(_ byte: UInt8) -> Bool { byte < 0x30 }

  /// Whether a chunk may end inside a character, so that the character must be completed before it is decoded.
  var hasLongCharacters: Bool {
    if case .system = self { true } else { false }
  }

  /// Whether the encoding maps every byte to a character, so that no byte is invalid.
  var hasSingleBytes: Bool {
    switch self {
    case .utf8: false
    case .windows1252: true
    case .system(_, let hasSingleBytes): hasSingleBytes
    }
  }

  /// The decoded text; nil when some bytes are invalid, or when earlier versions decoded some otherwise: only the whole document is read as
  /// they did. UTF-8 is not validated here, because the XML parser does that.
  func utf8(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch self {
    case .utf8: return bytes
    case .windows1252: return Windows1252.utf8(of: Array(bytes))[...]
    case .system(let converter, _):
      let text = converter.text(of: Array(bytes))
      return text.repairs.isEmpty && text.earlier == nil ? text.bytes[...] : nil
    }
  }
}

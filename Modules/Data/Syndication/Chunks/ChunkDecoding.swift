internal import TextEncoding

/// Makes UTF-8 of a document's portions, each for itself, as `TextDecoding` does of the whole.
enum ChunkDecoding {
  case utf8
  case windows1252
  case system(SystemConverter, hasSingleBytes: Bool)

  /// The encoding of a document that begins so, and where its text does; nil when nothing says which it is, or when its portions cannot be
  /// read each for itself.
  static func of(_ first: [UInt8], contentType: String?) -> (ChunkDecoding, start: Int)? {
    if let (encoding, mark) = TextEncoding.marked(first) { return encoding == .utf8 ? (.utf8, mark) : nil }
    guard TextEncoding.patterned(first) == nil else { return nil }
    guard let label = EncodingLabel.inDeclaration(of: first) ?? contentType.flatMap(EncodingLabel.inContentType) else { return (.utf8, 0) }
    let encoding = TextEncoding(label: label)
    switch encoding {
    case .utf8: return (.utf8, 0)
    case .windows1252: return (.windows1252, 0)
    // Those that switch between tables mean nothing without what came before.
    case .system(let name) where !["ISO-2022", "UTF-7", "HZ"].contains(where: name.hasPrefix):
      return SystemConverter(name).map { (.system($0, hasSingleBytes: encoding.hasSingleBytes), 0) }
    case .system, .utf16, .utf32: return nil
    }
  }

  /// Whether a byte is a character by itself wherever it stands: no encoding that is read in portions has such a byte in a longer one.
  /// GB18030 goes lowest, to the digits (https://encoding.spec.whatwg.org/#gb18030-decoder).
  static func isWhole(_ byte: UInt8) -> Bool { byte < 0x30 }

  /// Whether a character may be cut in two where a portion ends, and must be put together before it is read.
  var hasLongCharacters: Bool {
    if case .system = self { true } else { false }
  }

  /// Whether every byte is a character, so that no bytes are wrong in it.
  var hasSingleBytes: Bool {
    switch self {
    case .utf8: false
    case .windows1252: true
    case .system(_, let hasSingleBytes): hasSingleBytes
    }
  }

  /// The text; nil when some of it is no character. What calls itself UTF-8 is not looked at: the parser of XML does that.
  func utf8(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    switch self {
    case .utf8: return bytes
    case .windows1252: return Windows1252.utf8(of: Array(bytes))[...]
    case .system(let converter, _):
      let text = converter.text(of: Array(bytes))
      return text.repairs.isEmpty ? text.bytes[...] : nil
    }
  }
}

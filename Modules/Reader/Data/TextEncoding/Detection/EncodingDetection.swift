internal import ReaderDomain

/// Decides the encoding of a document.
///
/// The first available source decides: a byte order mark, the UTF-16 pattern in the first characters, the XML declaration, the charset of
/// the HTTP response, mostly valid UTF-8. Otherwise the encoding is guessed from the bytes. When the bytes are UTF-8 (`UTF8Evidence`), the label of
/// another encoding is ignored: that of a single-byte encoding always, that of a multi-byte encoding when some bytes are invalid in it.
///
/// RFC 7303 section 3.2 gives HTTP priority over the declaration. But servers add a charset to files without examining them, and the
/// declaration was written together with its document.
enum EncodingDetection {
  static func decoded(_ bytes: [UInt8], contentType: String?) -> DecodedText {
    if let (encoding, mark) = TextEncoding.marked(bytes) { return TextDecoding.decode(Array(bytes.dropFirst(mark)), as: encoding) }
    if let encoding = TextEncoding.patterned(bytes) { return TextDecoding.decode(bytes, as: encoding) }
    guard let label = EncodingLabel.inDeclaration(of: bytes) ?? contentType.flatMap(EncodingLabel.inContentType) else {
      return guess(bytes, label: nil)
    }
    let encoding = TextEncoding(label: label)
    let utf8 = DecodedText(bytes: bytes, repairs: [.wrongEncoding(named: label, used: TextEncoding.utf8.name)])
    if encoding.hasSingleBytes, UTF8Evidence.isProof(bytes) { return utf8 }
    switch encoding {
    case .utf8: return guess(bytes, label: label, isUTF8: true)
    // The label was read as ASCII, so the encoding cannot be UTF-16 or UTF-32.
    case .utf16, .utf32: return guess(bytes, label: label)
    case .windows1252: return DecodedText(bytes: Windows1252.utf8(of: bytes))
    case .system(let name):
      guard let converter = SystemConverter(name) else { return guess(bytes, label: label) }
      let text = converter.text(of: bytes)
      return !text.repairs.isEmpty && UTF8Evidence.isProof(bytes) ? utf8 : text
    }
  }

  /// Guesses the encoding from the bytes. A text with more invalid bytes than non-ASCII UTF-8 characters is not UTF-8, even when its label
  /// says so.
  private static func guess(_ bytes: [UInt8], label: String?, isUTF8: Bool = false) -> DecodedText {
    let text = UTF8Text(bytes)
    guard !text.isLikely || EncodingGuess.isISO2022JP(bytes) else {
      let repair = isUTF8 ? nil : label.map { FeedDiagnostic.wrongEncoding(named: $0, used: TextEncoding.utf8.name) }
      return DecodedText(bytes: text.decoded.bytes, repairs: (repair.map { [$0] } ?? []) + text.decoded.repairs)
    }
    let found = EncodingGuess.encoding(of: bytes)
    var decoded = TextDecoding.decode(bytes, as: found)
    let repair = label.map { FeedDiagnostic.wrongEncoding(named: $0, used: found.name) } ?? .guessedEncoding(used: found.name)
    decoded.repairs.insert(repair, at: 0)
    return decoded
  }
}

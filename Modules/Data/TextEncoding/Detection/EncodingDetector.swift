/// Guesses the encoding of a text that is no UTF-8 and does not say what else it is.
///
/// Each candidate is scored by how much of the text would be likely characters of a language that is written in it; windows-1252, which
/// most such texts are, is beaten only by what is clearly better.
enum EncodingDetector {
  /// What a candidate needs to be believed at all, and by how much it must be better than the one before it.
  private static let (threshold, margin) = (0.3, 0.03)

  /// The likeliest encoding.
  static func encoding(of text: [UInt8]) -> TextEncoding {
    if isISO2022JP(text) { return .system("ISO-2022-JP") }
    let sample = LegacySample(of: text)
    var best = (encoding: TextEncoding.windows1252, score: threshold)
    for alphabet in Alphabet.all {
      let score = alphabet.score(of: sample)
      if score > best.score + margin { best = (alphabet.encoding, score) }
    }
    for encoding in DoubleByteEncoding.all {
      let score = encoding.score(of: sample)
      if score > best.score + margin { best = (.system(encoding.name), score) }
    }
    return best.encoding
  }

  /// Whether the text switches between ASCII and Japanese by escape sequences, as ISO-2022-JP does (RFC 1468). Such a text is valid UTF-8.
  static func isISO2022JP(_ text: [UInt8]) -> Bool {
    guard let escape = text.firstIndex(of: 0x1B) else { return false }
    let rest = text[escape...]
    return rest.starts(with: [0x1B, 0x24, 0x42]) || rest.starts(with: [0x1B, 0x24, 0x40])
  }
}

/// Guesses the encoding of a text that is not UTF-8 and declares no encoding.
///
/// Each candidate gets a score: the proportion of likely characters of a language that uses the encoding. Most such texts are windows-1252,
/// so another encoding must be clearly better.
enum EncodingGuess {
  /// The minimum score of a candidate, and the minimum lead over the best candidate so far.
  private static let (threshold, margin) = (0.3, 0.03)

  /// The most likely encoding.
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

internal import ReaderDomain

/// Bytes decoded as UTF-8.
struct UTF8Text {
  /// The text. U+FFFD replaces invalid bytes.
  let decoded: DecodedText
  /// Whether the bytes are probably UTF-8: at most as many invalid bytes as non-ASCII characters, which hardly ever occur by chance.
  let isLikely: Bool

  init(_ bytes: [UInt8]) {
    guard String(validating: bytes, as: UTF8.self) == nil else {
      decoded = DecodedText(bytes: bytes)
      isLikely = true
      return
    }
    let repaired = String(decoding: bytes, as: UTF8.self)
    let beyondASCII = repaired.unicodeScalars.lazy.filter { !$0.isASCII }
    let replaced = beyondASCII.count { $0 == "\u{FFFD}" }
    isLikely = beyondASCII.count { $0 != "\u{FFFD}" } >= replaced
    decoded = DecodedText(bytes: Array(repaired.utf8), repairs: [.replacedBytes(count: replaced)])
  }
}

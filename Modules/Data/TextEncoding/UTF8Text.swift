internal import Domain

/// Bytes read as UTF-8.
struct UTF8Text {
  /// The text, with U+FFFD in the place of what is no character.
  let decoded: DecodedText
  /// Whether the bytes were meant as UTF-8: no more of them are damage than characters beyond ASCII, which hardly ever come about by chance.
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

internal import ReaderDomain

/// ISO-2022-JP (https://encoding.spec.whatwg.org/#iso-2022-jp-decoder): escape sequences switch between sets of characters. The converters of C
/// libraries lack half-width kana, and the characters that NEC and IBM added to JIS X 0208, such as ①.
enum ISO2022JP {
  private enum Characters {
    case ascii, roman, kana, jisX0208
  }

  private static let escapes: [(sequence: [UInt8], characters: Characters)] = [
    ([0x28, 0x42], .ascii), ([0x28, 0x4A], .roman), ([0x28, 0x49], .kana), ([0x24, 0x40], .jisX0208), ([0x24, 0x42], .jisX0208),
  ]

  /// Either byte of a character in JIS X 0208.
  private static let halves = (0x21...0x7E) as ClosedRange<UInt8>

  /// Converts bytes. A byte that starts no character becomes U+FFFD.
  static func text(of bytes: [UInt8]) -> DecodedText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count * 2)
    var replaced = 0
    var characters = Characters.ascii
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1B, let escape = escapes.first(where: { rest.starts(with: $0.sequence) }) {
        characters = escape.characters
        rest = rest.dropFirst(escape.sequence.count)
      } else if characters == .jisX0208, let second = rest.first, let character = character(byte, second) {
        result += character
        rest = rest.dropFirst()
      } else if !append(byte, of: characters, to: &result) {
        result.append(contentsOf: UTF8.encodedReplacementCharacter)
        replaced += 1
      }
    }
    return DecodedText(bytes: result, repairs: replaced > 0 ? [.replacedBytes(count: replaced)] : [])
  }

  /// Appends the character of a single byte; returns false when it has none.
  private static func append(_ byte: UInt8, of characters: Characters, to result: inout [UInt8]) -> Bool {
    switch (characters, byte) {
    case (_, 0x1B), (_, 0x80...): return false
    case (_, ..<0x21), (.ascii, _): result.append(byte)
    case (.roman, 0x5C): result += "¥".utf8
    case (.roman, 0x7E): result += "‾".utf8
    case (.roman, _): result.append(byte)
    // 0xEF 0xBD 0xA1 to 0xEF 0xBE 0x9F, U+FF61 to U+FF9F.
    case (.kana, 0x21...0x5F): result += byte < 0x40 ? [0xEF, 0xBD, byte + 0x80] : [0xEF, 0xBE, byte + 0x40]
    case (.kana, _), (.jisX0208, _): return false
    }
    return true
  }

  private static func character(_ first: UInt8, _ second: UInt8) -> [UInt8]? {
    guard halves.contains(first), halves.contains(second) else { return nil }
    let place = Int(first - halves.lowerBound) * halves.count + Int(second - halves.lowerBound)
    return place < jisX0208.count ? jisX0208[place] : nil
  }

  /// The characters of JIS X 0208 in their order. The Shift_JIS of Windows has the same ones under other bytes.
  private static let jisX0208: [[UInt8]?] = {
    let lines = halves.flatMap { first in halves.flatMap { second in shiftJIS(first, second) } }
    let characters = SystemConverter("Shift_JIS")?.text(of: lines).bytes.split(separator: UInt8(ascii: "\n")) ?? []
    // By scalars: U+FFFD and a half-width voiced sound mark behind it are one `Character`.
    return characters.map { String(decoding: $0, as: UTF8.self).unicodeScalars.contains("\u{FFFD}") ? nil : Array($0) }
  }()

  /// A character of JIS X 0208 in Shift_JIS, and a line feed.
  private static func shiftJIS(_ first: UInt8, _ second: UInt8) -> [UInt8] {
    let row = (first + 1) / 2 + (first <= 0x5E ? 0x70 : 0xB0)
    let cell = first % 2 == 0 ? second + 0x7E : second + (second < 0x60 ? 0x1F : 0x20)
    return [row, cell, UInt8(ascii: "\n")]
  }
}

/// An East Asian encoding with one or two bytes per character, and the likelihood of its characters in everyday text.
///
/// The encoding tables sort characters by frequency. The rows of frequent characters are known: kana for Japanese, the 3,755 everyday
/// characters of GB 2312 level 1, the 5,401 of Big5 level 1, the 2,350 syllables of KS X 1001.
struct DoubleByteEncoding {
  /// The name in the Encoding Standard.
  let name: String
  /// The likelihood of a two-byte character, from 0 to 1; nil when the bytes are not a character.
  private let pair: @Sendable (_ lead: UInt8, _ trail: UInt8) -> Double?
  /// The likelihood of a single-byte non-ASCII character.
  private let single: @Sendable (UInt8) -> Double?

  /// The score of a sample, from -2 without any character of the encoding to 1 with only the most likely characters.
  func score(of sample: LegacySample) -> Double {
    var (sum, count) = (0.0, 0.0)
    var rest = sample.bytes[...]
    while let first = rest.popFirst() {
      guard first >= 0x80 else { continue }
      count += 1
      if let likelihood = single(first) {
        sum += likelihood
      } else if let second = rest.first, let likelihood = pair(first, second) {
        sum += likelihood
        rest.removeFirst()
      } else {
        sum -= 2
      }
    }
    return count > 0 ? sum / count : 0
  }

  static let all = [shiftJIS, eucJP, gb18030, big5, eucKR]

  private static let shiftJIS = DoubleByteEncoding(name: "Shift_JIS") { lead, trail in
    guard (0x40...0xFC).contains(trail), trail != 0x7F else { return nil }
    return switch (lead, trail) {
    case (0x82, 0x9F...0xF1), (0x83, 0x40...0x96): 1
    case (0x81, _): 0.7
    case (0x88...0x97, _): 0.4
    case (0x82...0x9F, _), (0xE0...0xEA, _): 0.1
    case (0xED...0xEE, _), (0xF0...0xFC, _): 0
    default: nil
    }
  } single: {
    (0xA1...0xDF).contains($0) ? 0.05 : nil
  }

  private static let eucJP = DoubleByteEncoding(name: "EUC-JP") { lead, trail in
    guard trail >= 0xA1, trail < 0xFF else { return nil }
    return switch lead {
    case 0xA4, 0xA5: 1
    case 0xA1: 0.7
    case 0xB0...0xCF: 0.4
    case 0x8E, 0xA2...0xA8, 0xAD, 0xD0...0xF4: 0.1
    case 0x8F, 0xF5...0xFE: 0
    default: nil
    }
  } single: { _ in
    nil
  }

  private static let gb18030 = DoubleByteEncoding(name: "GB18030") { lead, trail in
    switch (lead, trail) {
    case (0x81...0xFE, 0x30...0x39): 0
    case (0xA1, 0xA1...0xBF), (0xA3, 0xA1...0xFE): 0.7
    case (0xB0...0xD7, 0xA1...0xFE): 0.8
    case (0xA4...0xA5, 0xA1...0xFE): 0
    case (0xD8...0xF7, 0xA1...0xFE): 0.3
    case (0x81...0xFE, 0x40...0x7E), (0x81...0xFE, 0x80...0xFE): 0.05
    default: nil
    }
  } single: { _ in
    nil
  }

  /// The second byte is below 0x7F in two of five characters. A text without such bytes is unlikely to be Big5.
  private static let big5 = DoubleByteEncoding(name: "Big5") { lead, trail in
    switch (lead, trail) {
    case (0xA1, 0x40...0x7E), (0xA1, 0xA1...0xFE): 0.7
    case (0xA4...0xC6, 0x40...0x7E): 1
    case (0xA4...0xC6, 0xA1...0xFE): 0.6
    case (0xC9...0xF9, 0x40...0x7E), (0xC9...0xF9, 0xA1...0xFE): 0.2
    case (0x81...0xFE, 0x40...0x7E), (0x81...0xFE, 0xA1...0xFE): 0
    default: nil
    }
  } single: { _ in
    nil
  }

  private static let eucKR = DoubleByteEncoding(name: "EUC-KR") { lead, trail in
    switch (lead, trail) {
    case (0xB0...0xC8, 0xA1...0xFE): 0.95
    case (0xA1...0xA3, 0xA1...0xFE): 0.5
    case (0xA4...0xAC, 0xA1...0xFE), (0xCA...0xFD, 0xA1...0xFE): 0.05
    case (0x81...0xC6, 0x41...0x5A), (0x81...0xC6, 0x61...0x7A), (0x81...0xC6, 0x81...0xFE): 0.05
    default: nil
    }
  } single: { _ in
    nil
  }
}

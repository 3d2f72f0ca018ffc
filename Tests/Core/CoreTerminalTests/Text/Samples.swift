import CoreDoubles
import Growth

/// Texts that the tests of this folder share.
enum Samples {
  static let clean = [
    "", "plain", "Größe – “quoted” … €", "Ελληνικά, русский", "日本語、中文。", "한국어", "مرحبا بالعالم", "\u{200F}שלום\u{200E}", "👨‍👩‍👧‍👦 🇩🇪 1️⃣ ❤️",
    "می‌خواهم", "Cafe\u{301}", "A\u{E0100}", "हिन्दी", "x\u{A0}y\u{3000}z", "\u{E000}",
  ]

  /// U+FFFF, which the compiler does not accept in a literal.
  static let noncharacter = String(Unicode.Scalar(0xFFFF as UInt32) ?? "?")

  /// In the slow tests, every scalar. In the quick ones, the blocks in which some scalars are forbidden, and one in 61 of the others.
  static let scalars: [Unicode.Scalar] = {
    let blocks: [ClosedRange<UInt32>] =
      [0...0x33FF, 0xD700...0xE0FF, 0xFD00...0x10100, 0x1BC00...0x1BCFF, 0x1D100...0x1D1FF, 0xE0000...0xE01FF]
      + (1...16).map { ($0 << 16 | 0xFFF0)...($0 << 16 | 0xFFFF) }
    let sampled = Set(blocks.joined()).union(stride(from: 0, through: 0x10FFFF, by: 61)).sorted()
    return (SlowPart.isRun ? Array(0...0x10FFFF) : sampled).compactMap(Unicode.Scalar.init)
  }()

  static let prose = [
    "The quick brown fox jumps over the lazy dog, and then it sleeps for a very long while.",
    "日本語の文章には空白がありません。だから、どこでも改行できます。「はい」と言いました。",
    "Mixed 日本語 and English, with https://example.org/a/very/long/address/that/does/not/fit?at=all in it.",
    "مرحبا بالعالم هذا نص طويل قليلا للتجربة", "👨‍👩‍👧‍👦🇩🇪👍🏽🏳️‍🌈 emoji 👩🏽‍❤️‍💋‍👨🏽 families", "Cafe\u{301} na\u{308}ive re\u{301}sume\u{301}", "한국어 텍스트도 있습니다",
    "Supercalifragilisticexpialidocious", "", " ", "a", "日",
  ]

  /// Whether a terminal must not receive the scalar. This uses Unicode properties, so it is independent of the filter. Invisible scalars can hide
  /// inside words, so only those that scripts and emoji need are allowed.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isNoncharacterCodePoint { return true }
    if [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory) { return true }
    if (0xFFF9...0xFFFB).contains(scalar.value) { return true }
    return properties.isDefaultIgnorableCodePoint && !isNeededThoughInvisible(scalar)
  }

  /// The combining grapheme joiner, the direction marks, the joiners, the fillers of conjoining Hangul, and the variation selectors.
  private static func isNeededThoughInvisible(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value == 0x34F || value == 0x61C || (0x115F...0x1160).contains(value) || (0x180B...0x180D).contains(value) || value == 0x180F
      || (0x200C...0x200F).contains(value) || (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
  }

  /// Random scalars, mostly those that cause trouble.
  static func hostileText(using random: inout SeededGenerator) -> String {
    let parts: [String] = [
      "\u{1B}", "\u{1B}[", "\u{1B}]", "\u{9B}", "\u{9D}", "\u{9C}", "\\", "\u{7}", "0;", "31m", "text", " ", "\n", "\r", "\t", "日",
      "\u{1112}",
      "\u{1161}", "\u{11AB}", "👩", "\u{200D}", "\u{FE0F}", "\u{301}", String(repeating: "\u{300}", count: 20), "\u{94D}", "क", "\u{600}",
      "🇩",
      "\u{202E}", "\u{2028}", "\u{E0041}", noncharacter,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<60, using: &random) {
      if Int.random(in: 0..<8, using: &random) == 0, let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x110000, using: &random)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += parts.randomElement(using: &random) ?? ""
      }
    }
    return text
  }
}

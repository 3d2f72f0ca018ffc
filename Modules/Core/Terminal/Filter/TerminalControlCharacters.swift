/// The effect of one Unicode scalar on a terminal.
enum TerminalControlCharacters {
  /// The role of a scalar in a text.
  enum Role {
    /// Shown, or needed by shown characters.
    case text
    /// Ends a line: LF, CR, NEL, and the line and paragraph separators of Unicode.
    case lineBreak
    /// Moves to another column or line: tab, vertical tab, form feed.
    case tabulation
    /// Must not reach a terminal.
    case forbidden
  }

  static func role(of scalar: Unicode.Scalar) -> Role {
    switch scalar.value {
    case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    case 0x09, 0x0B, 0x0C: .tabulation
    case ..<0x20, 0x7F..<0xA0: .forbidden
    // Soft hyphen, the two blank Hangul letters, zero width space, byte order mark, the invisible vowels of Khmer and the vowel separator
    // of Mongolian. They have no width and hide inside words.
    case 0xAD, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x3164, 0xFEFF, 0xFFA0: .forbidden
    // Invisible controls of shorthand and music, and code points that Unicode reserves for similar characters.
    case 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xFFF0...0xFFF8: .forbidden
    // Bidirectional embeddings and overrides; word joiner, invisible operators, isolates, and deprecated format characters.
    case 0x202A...0x202E, 0x2060...0x206F: .forbidden
    // Annotation controls; tags, which encode invisible text, and the code points reserved for more tags around the variation selectors.
    case 0xFFF9...0xFFFB, 0xE0000...0xE00FF, 0xE01F0...0xE0FFF: .forbidden
    case 0xFDD0...0xFDEF: .forbidden
    case let value where value & 0xFFFE == 0xFFFE: .forbidden
    default: .text
    }
  }

  /// Whether a scalar is allowed, and is a character by itself next to any scalar except marks. This is true for most Latin, Greek,
  /// Cyrillic, Chinese, Japanese and Korean text. The listed blocks contain no mark, joiner, control or emoji.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0xA0..<0xA9, 0xAA..<0xAD, 0xAF..<0x300: true
    case 0x370..<0x483: true
    case 0x2010..<0x2028, 0x2030..<0x203C: true
    case 0x3000..<0x302A, 0x3041..<0x3097, 0x309B..<0x3100: true
    case 0x3400..<0xA000, 0xAC00..<0xD7A4: true
    case 0xFF01..<0xFF9E: true
    default: false
    }
  }
}

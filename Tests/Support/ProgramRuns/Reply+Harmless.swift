extension Reply {
  /// Whether the output has no character that controls a terminal or deceives a reader.
  package var isHarmless: Bool { (output + error).unicodeScalars.allSatisfy(\.isHarmless) }
}

extension Unicode.Scalar {
  /// False for control characters except line feed and tab, for characters that override the direction of a line, and for invisible characters.
  /// Characters that scripts and emoji need are harmless: joiners, direction marks, Hangul fillers, variation selectors.
  package var isHarmless: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0x34F, 0x61C, 0x115F...0x1160, 0x180B...0x180D, 0x180F, 0x200C...0x200F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: false
    default: properties.generalCategory != .control && !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
    }
  }
}

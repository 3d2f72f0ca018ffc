extension Reply {
  /// Whether nothing that was said commands a terminal or deceives a reader.
  var isHarmless: Bool { (output + error).unicodeScalars.allSatisfy(\.isHarmless) }
}

extension Unicode.Scalar {
  /// Whether it is no control character but a line feed or a tab, does not turn the direction of a line, and does not hide inside words. What
  /// scripts and emoji need is harmless: joiners, marks of direction, fillers of Hangul, variation selectors.
  var isHarmless: Bool {
    switch value {
    case 0x09, 0x0A: true
    case 0x34F, 0x61C, 0x115F...0x1160, 0x180B...0x180D, 0x180F, 0x200C...0x200F, 0xFE00...0xFE0F, 0xE0100...0xE01EF: true
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: false
    default: properties.generalCategory != .control && !properties.isDefaultIgnorableCodePoint && !properties.isNoncharacterCodePoint
    }
  }
}

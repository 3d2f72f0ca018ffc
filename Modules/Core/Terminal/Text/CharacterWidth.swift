/// The width of a character in columns of a terminal.
///
/// A character is a Swift `Character`: a user-perceived character with its marks, an emoji with its joiners, or a flag. Its width is the
/// sum of the widths of its scalars, at most two columns. Terminals that support grapheme clusters draw them this way.
public enum CharacterWidth {
  /// The width of a character: 0 for control characters and single marks, 2 for East Asian wide characters, emoji and flags, otherwise 1.
  public static func columns(of character: Character) -> Int {
    var columns = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      // A narrow character followed by variation selector 16 is drawn as an emoji (Unicode Technical Standard #51, 1.4.3).
      if scalar.value == 0xFE0F, previous?.properties.isEmoji == true { return 2 }
      columns += Self.columns(of: scalar)
      if columns >= 2 { return 2 }
      previous = scalar
    }
    return columns
  }

  /// Whether a character of two columns is East Asian wide or an emoji. Otherwise, it is a letter of an Indic script with its marks, for example.
  static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { columns(of: $0) == 2 || $0.properties.isEmoji } ?? false
  }

  /// Whether an ASCII code is a printable character, which takes one column.
  static func isPrintable(_ ascii: UInt8) -> Bool { ascii >= 0x20 && ascii < 0x7F }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: 0
    case ..<0x300: 1
    case let value where holds(value, in: CharacterWidthTable.zero): 0
    case let value where holds(value, in: CharacterWidthTable.wide): 2
    default: 1
    }
  }

  /// Whether a value is in one of the ranges. `ranges` lists the first and the last value of each range, in ascending order.
  private static func holds(_ value: UInt32, in ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value > ranges[2 * middle + 1] { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count / 2 && value >= ranges[2 * low]
  }
}

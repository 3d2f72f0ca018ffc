/// The keys that terminals send as control sequences.
enum KeyEscapeSequence {
  /// The key of `CSI parameters final`, or of `SS3 final`; nil for a sequence that is no known key, such as an answer of the terminal.
  static func key(final: UInt8, parameters: [UInt8]) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { number($0) }
    let modifiers = modifiers(numbers.count > 1 ? numbers[1] : nil)
    switch final {
    case UInt8(ascii: "A"): return Key(.up, modifiers)
    case UInt8(ascii: "B"): return Key(.down, modifiers)
    case UInt8(ascii: "C"): return Key(.right, modifiers)
    case UInt8(ascii: "D"): return Key(.left, modifiers)
    case UInt8(ascii: "H"): return Key(.home, modifiers)
    case UInt8(ascii: "F"): return Key(.end, modifiers)
    case UInt8(ascii: "M") where parameters.isEmpty: return Key(.enter)
    case UInt8(ascii: "Z"): return .shiftTab
    case UInt8(ascii: "~"): return numbers.first?.flatMap(code(ofTilde:)).map { Key($0, modifiers) }
    case UInt8(ascii: "u"): return numbers.first?.flatMap { key(ofCodePoint: $0, modifiers) }
    default: return nil
    }
  }

  /// The number before a colon, behind which a terminal may write more.
  private static func number(_ text: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: text.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self))
  }

  private static func modifiers(_ parameter: Int?) -> Key.Modifiers {
    guard let parameter, parameter > 1 else { return [] }
    return Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: parameter - 1)).intersection([.shift, .alt, .control])
  }

  private static func code(ofTilde number: Int) -> Key.Code? {
    switch number {
    case 1, 7: .home
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }

  /// A key of `CSI u`: its code point, or a control code for a named key.
  private static func key(ofCodePoint number: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch number {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 127: return Key(.backspace, modifiers)
    default:
      guard number >= 0x20, let scalar = UInt32(exactly: number).flatMap(Unicode.Scalar.init) else { return nil }
      // The private use area stands for keys such as Caps Lock.
      guard !(0xE000..<0xF900).contains(number) else { return nil }
      let character = Character(scalar)
      guard modifiers.contains(.shift), let upper = character.uppercased().first else { return Key(.character(character), modifiers) }
      return Key(.character(modifiers.contains(.control) ? character : upper), modifiers.subtracting(.shift))
    }
  }
}

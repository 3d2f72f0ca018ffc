/// Finds the end of an escape sequence, so that its parameters are removed with it and do not stay in the text as garbage.
///
/// Sources: ECMA-48, sections 5.3 to 5.6; for the end of a control string in practice,
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html and https://vt100.net/emu/dec_ansi_parser.
enum EscapeSequence {
  private static let escape: Unicode.Scalar = "\u{1B}"

  /// The index after the sequence that begins at `start`; nil when no sequence begins there.
  static func end(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    switch scalars[start] {
    case escape: endOfEscape(in: scalars, from: start + 1)
    case "\u{9B}": endOfControlSequence(in: scalars, from: start + 1)
    case "\u{90}", "\u{98}", "\u{9D}", "\u{9E}", "\u{9F}": endOfString(in: scalars, from: start + 1)
    default: nil
    }
  }

  private static func endOfEscape(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    guard start < scalars.count else { return start }
    switch scalars[start] {
    case "[": return endOfControlSequence(in: scalars, from: start + 1)
    case "]", "P", "X", "^", "_": return endOfString(in: scalars, from: start + 1)
    default:
      let final = skip(0x20...0x2F, in: scalars, from: start)
      return skip(0x30...0x7E, in: scalars, from: final, atMost: 1)
    }
  }

  /// Skips parameters, intermediates and one final byte. A scalar that does not match this form ends the sequence and stays in the text.
  private static func endOfControlSequence(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    let intermediates = skip(0x30...0x3F, in: scalars, from: start)
    let final = skip(0x20...0x2F, in: scalars, from: intermediates)
    return skip(0x40...0x7E, in: scalars, from: final, atMost: 1)
  }

  /// Skips a control string up to its terminator (BEL, ST), a cancel, or the next sequence. For a string without an end, only its opening
  /// is removed: a terminal would hide all the text that follows, but the user must see it.
  private static func endOfString(in scalars: [Unicode.Scalar], from start: Int) -> Int {
    for index in start..<scalars.count {
      switch scalars[index].value {
      case 0x07, 0x18, 0x1A, 0x9C: return index + 1
      case 0x1B: return index + 1 < scalars.count && scalars[index + 1] == "\\" ? index + 2 : index
      case 0x80..<0xA0: return index
      default: continue
      }
    }
    return start
  }

  private static func skip(
    _ range: ClosedRange<UInt32>, in scalars: [Unicode.Scalar], from start: Int, atMost limit: Int = .max
  ) -> Int {
    var index = start
    while index < scalars.count, index - start < limit, range.contains(scalars[index].value) { index += 1 }
    return index
  }
}

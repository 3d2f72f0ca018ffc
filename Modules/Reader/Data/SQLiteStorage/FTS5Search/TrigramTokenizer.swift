internal import ReaderDomain

/// The distinct trigrams of texts: three consecutive Latin letters or digits, ignoring case.
///
/// SQLite's own trigram tokenizer returns every occurrence. With it, building the index takes more than twice as long and finds nothing
/// more. Letters of other scripts are in `NonLatinTokenizer`.
struct TrigramTokenizer {
  private static let length = 3
  /// Ten digits and twenty-six letters.
  private static let signs = 36
  private static let bits = 64

  /// One bit for each possible trigram.
  private var seen = [UInt64](repeating: 0, count: signs * signs * signs / bits + 1)

  init(_ texts: [String]) {
    for text in texts { add(text) }
  }

  /// The trigrams, sorted, with a space after each.
  ///
  /// The text of an article has a thousand of them, so they are written into one buffer.
  var text: String {
    let count = seen.reduce(0) { $0 + $1.nonzeroBitCount }
    return String(unsafeUninitializedCapacity: count * (Self.length + 1)) { bytes in
      var end = 0
      for (place, word) in seen.enumerated() where word != 0 {
        var rest = word
        while rest != 0 {
          let number = place * Self.bits + rest.trailingZeroBitCount
          bytes[end] = Self.letter(number / Self.signs / Self.signs)
          bytes[end + 1] = Self.letter(number / Self.signs % Self.signs)
          bytes[end + 2] = Self.letter(number % Self.signs)
          bytes[end + 3] = 32
          end += Self.length + 1
          rest &= rest - 1
        }
      }
      return end
    }
  }

  private mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var (run, number) = (0, 0)
      for byte in bytes {
        guard let sign = Self.sign(of: byte) else {
          run = 0
          continue
        }
        run += 1
        number = number * Self.signs % (Self.signs * Self.signs * Self.signs) + sign
        if run >= Self.length { seen[number / Self.bits] |= 1 << UInt64(number % Self.bits) }
      }
    }
  }

  private static func sign(of byte: UInt8) -> Int? {
    switch byte {
    case 48...57: Int(byte) - 48
    case 65...90: Int(byte) - 55
    case 97...122: Int(byte) - 87
    default: nil
    }
  }

  /// The digit or the small letter of a sign.
  private static func letter(_ sign: Int) -> UInt8 { UInt8(sign < 10 ? 48 + sign : 87 + sign) }
}

/// The non-ASCII letters of a language, in a single-byte encoding.
struct Alphabet {
  /// How a language combines its letters with ASCII.
  enum Script {
    /// The letters occur in words with ASCII letters.
    case latin
    /// Words contain no ASCII letters.
    case other
    /// Like `other`; in addition, vowels and tone marks occur only after consonants.
    case thai
  }

  let encoding: TextEncoding
  let script: Script
  /// The maximum score of a text that is entirely in this language.
  let ceiling: Double
  private let frequent: Set<Unicode.Scalar>
  private let rare: Set<Unicode.Scalar>

  /// Creates an alphabet of lowercase letters. The frequent letters make up three quarters of a text.
  init(_ encoding: TextEncoding, _ frequent: String, _ rare: String = "", script: Script = .latin, ceiling: Double = 1) {
    self.encoding = encoding
    self.script = script
    self.ceiling = ceiling
    self.frequent = Set(frequent.unicodeScalars)
    self.rare = Set(rare.unicodeScalars)
  }

  /// The score of a sample, from -2 for another language to 1 for this language.
  func score(of sample: LegacySample) -> Double {
    let characters = SingleByteTable.characters(of: encoding)
    var (sum, count) = (0.0, 0.0)
    var before: Unicode.Scalar = " "
    for (index, byte) in sample.bytes.enumerated() {
      guard let scalar = characters[Int(byte)] else {
        (sum, count, before) = (sum - 2, count + 1, " ")
        continue
      }
      if byte >= 0x80 {
        let after = index + 1 < sample.bytes.count ? characters[Int(sample.bytes[index + 1])] ?? " " : " "
        sum += likelihood(of: scalar, between: before, and: after)
        count += 1
      }
      before = scalar
    }
    return count > 0 ? min(1, sum / count) * ceiling : 0
  }

  private func likelihood(of scalar: Unicode.Scalar, between before: Unicode.Scalar, and after: Unicode.Scalar) -> Double {
    let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    let isFrequent = frequent.contains(small)
    let isLetter = isFrequent || rare.contains(small)
    let neighbours = [before, after]
    switch script {
    case .latin where isLetter:
      if neighbours.contains(where: \.isLetterOfASCII) { return isFrequent ? 1 : 0.8 }
      return neighbours.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) ? -1 : 0.8
    case .latin:
      if scalar.properties.isAlphabetic { return 0 }
      let isBetweenLetters = neighbours.allSatisfy(\.properties.isAlphabetic)
      return isBetweenLetters && scalar != "’" ? -0.5 : Self.signs.contains(scalar) ? 0.8 : 0
    case .other, .thai:
      guard isLetter else { return scalar.properties.isAlphabetic ? -0.5 : 0.2 }
      if neighbours.contains(where: \.isLetterOfASCII) { return -1 }
      if script == .thai, scalar.isThaiMark { return before.isThaiConsonant || before.isThaiMark ? 0.8 : -1 }
      // A word with a single letter is rare, but a stray byte is not.
      if !neighbours.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) { return 0.3 }
      if scalar != small { return before.properties.isLowercase ? -1 : 0.5 }
      return isFrequent ? 1 : 0.4
    }
  }

  /// Characters that occur in texts of every language.
  private static let signs = Set("‚„…‘’“”•–—™€«»°§©®·£½¼¾²³¿¡ªº¹†\u{A0}".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isLetterOfASCII: Bool { isASCII && properties.isAlphabetic }
  fileprivate var isThaiConsonant: Bool { (0xE01...0xE2E).contains(value) }
  fileprivate var isThaiMark: Bool { value == 0xE31 || (0xE34...0xE3A).contains(value) || (0xE47...0xE4E).contains(value) }
}

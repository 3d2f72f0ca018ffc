/// The letters beyond ASCII of a language, in an encoding with one byte a character.
struct Alphabet {
  /// How the language sits among ASCII.
  enum Script {
    /// Its letters stand among those of ASCII.
    case latin
    /// Its words have no letter of ASCII.
    case other
    /// As `other`, and vowels and tones stand behind consonants only.
    case thai
  }

  /// The encoding.
  let encoding: TextEncoding
  /// How it sits among ASCII.
  let script: Script
  /// What a text in this language and no other scores at most.
  let ceiling: Double
  private let frequent: Set<Unicode.Scalar>
  private let rare: Set<Unicode.Scalar>

  /// An alphabet of small letters: the frequent ones, which make three quarters of a text, and the others.
  init(_ encoding: TextEncoding, _ frequent: String, _ rare: String = "", script: Script = .latin, ceiling: Double = 1) {
    self.encoding = encoding
    self.script = script
    self.ceiling = ceiling
    self.frequent = Set(frequent.unicodeScalars)
    self.rare = Set(rare.unicodeScalars)
  }

  /// From -2 for a text that is not of this language to 1 for one that is.
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
      // A word of one letter is rare, and a stray byte is not.
      if !neighbours.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) { return 0.3 }
      if scalar != small { return before.properties.isLowercase ? -1 : 0.5 }
      return isFrequent ? 1 : 0.4
    }
  }

  /// Signs that stand in texts of every language.
  private static let signs = Set("‚„…‘’“”•–—™€«»°§©®·£½¼¾²³¿¡ªº¹†\u{A0}".unicodeScalars)
}

extension Unicode.Scalar {
  fileprivate var isLetterOfASCII: Bool { isASCII && properties.isAlphabetic }
  fileprivate var isThaiConsonant: Bool { (0xE01...0xE2E).contains(value) }
  fileprivate var isThaiMark: Bool { value == 0xE31 || (0xE34...0xE3A).contains(value) || (0xE47...0xE4E).contains(value) }
}

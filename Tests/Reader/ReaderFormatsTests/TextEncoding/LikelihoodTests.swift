@testable import TextEncoding
import Testing

@Suite("Likelihood of a language")
struct LikelihoodTests {
  @Test(
    "letters of a Latin language occur between ASCII letters",
    arguments: [
      ("fé", 1), ("éa", 1), ("É a", 0.8), ("fÉ", 1), ("fü", 0.8), ("é", 0.8), ("éé", -1), ("añ", 0), ("a«b", -0.5), ("a’b", 0.8),
      ("«", 0.8),
      ("a« ", 0.8), ("1×2", 0), ("a×b", -0.5), ("féf«b", 0.25), ("plain", 0), ("", 0), ("£5", 0.8),
    ])
  func latin(text: String, score: Double) throws {
    let bytes = try #require(LegacyBytes(.windows1252).encoded(text))
    #expect(isNear(Alphabet(.windows1252, "é", "ü").score(of: LegacySample(of: bytes)), score))
  }

  @Test("an undefined byte is no language's, and separates words")
  func undefined() {
    #expect(isNear(Alphabet(.windows1252, "é").score(of: LegacySample(of: [0x61, 0x81])), -2))
    #expect(isNear(Alphabet(.windows1252, "é").score(of: LegacySample(of: [0x61, 0x81, 0xE9])), -0.6))
    #expect(isNear(Alphabet(.windows1252, "é").score(of: LegacySample(of: [0xE9, 0x81])), -0.6))
  }

  @Test("a mixed alphabet scores less than that of one language")
  func ceiling() {
    #expect(isNear(Alphabet(.windows1252, "é", ceiling: 0.9).score(of: LegacySample(of: [0x66, 0xE9])), 0.9))
  }

  @Test(
    "words of another script have no ASCII letters",
    arguments: [
      ("оо", 1), ("оы", 0.7), ("о", 0.3), ("aо", -1), ("оa", -1), ("1о", 0.3), ("оО", 0), ("ОО", 0.5), ("Оо", 0.75), ("ж", -0.5),
      ("«", 0.2), ("о о", 0.3),
    ])
  func cyrillic(text: String, score: Double) throws {
    let bytes = try #require(LegacyBytes("windows-1251").encoded(text))
    let alphabet = Alphabet(.system("windows-1251"), "о", "ы", script: .other)
    #expect(isNear(alphabet.score(of: LegacySample(of: bytes)), score))
  }

  @Test(
    "Thai vowels and tone marks stand behind a consonant or another mark",
    arguments: [
      ([0xD1], -1), ([0xA1, 0xA1, 0xD1], 2.8 / 3), ([0xA1, 0xA1, 0xD4], 2.8 / 3), ([0xA1, 0xA1, 0xDA], 2.8 / 3),
      ([0xA1, 0xA1, 0xE7], 2.8 / 3), ([0xA1, 0xA1, 0xEE], 2.8 / 3), ([0xA1, 0xA1, 0xD1, 0xD4], 3.6 / 4), ([0xA1, 0xA1, 0xD0], 2.4 / 3),
      ([0xA1, 0xA1, 0xD3], 2.4 / 3), ([0xA1, 0xA1, 0xE6], 2.4 / 3), ([0xA1, 0xCE, 0xD1], 2.2 / 3), ([0xA1, 0xCF, 0xD1], 0.4 / 3),
      ([0xA1, 0xD0, 0xD1], 0.4 / 3), ([0x61, 0xA1], -1),
    ] as [([UInt8], Double)])
  func thai(bytes: [UInt8], score: Double) {
    let letters = String(String.UnicodeScalarView((0xE02...0xE5B).compactMap(Unicode.Scalar.init)))
    let alphabet = Alphabet(.system("windows-874"), "ก", letters, script: .thai)
    #expect(isNear(alphabet.score(of: LegacySample(of: bytes)), score))
  }

  @Test(
    "characters of two bytes are taken together",
    arguments: [
      ([0x82, 0xA0], 1), ([0x88, 0x9F], 0.4), ([0x81, 0x41], 0.7), ([0x84, 0x41], 0.1), ([0xF0, 0x41], 0), ([0xA1], 0.05), ([0xFF], -2),
      ([0x82], -2), ([0x80], -2), ([0x82, 0xA0, 0xFF], -0.5), ([0x82, 0xA0, 0x82, 0xA0], 1), ([0x61, 0x20, 0x82, 0xA0], 1), ([], 0),
      ([0x82, 0xA0, 0xA1], 0.525),
    ] as [([UInt8], Double)])
  func pairs(bytes: [UInt8], score: Double) throws {
    let encoding = try #require(DoubleByteEncoding.all.first { $0.name == "Shift_JIS" })
    #expect(isNear(encoding.score(of: LegacySample(of: bytes)), score))
  }

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.000_001 }
}

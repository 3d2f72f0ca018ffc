import Testing

@testable import Markup

@Suite("Named character references")
struct HTMLEntityTests {
  @Test(
    "a name means one or two scalars",
    arguments: [
      ("eacute", "é"), ("nbsp", "\u{A0}"), ("Eacute", "É"), ("hearts", "♥"), ("apos", "'"), ("hellip", "…"), ("check", "✓"),
      ("NotEqualTilde", "\u{2242}\u{338}"), ("AElig", "Æ"), ("zwnj", "\u{200C}"), ("lt", "<"), ("LT", "<"), ("Tab", "\t"), ("Afr", "𝔄"),
      ("CounterClockwiseContourIntegral", "∳"),
    ])
  func names(name: String, text: String) {
    #expect(HTMLEntity.text(named: name).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test(
    "an unknown name has no characters",
    arguments: ["", "bogus", "EACUTE", "eacute;", "nbsp\u{0}x", "eacut", "eacutes", "A", "zzz", "AElig=C6", "C6", "=", " ", "a b", "é"])
  func noNames(name: String) {
    #expect(HTMLEntity.text(named: name) == nil)
  }

  @Test("every name in the table is found, and the names are sorted")
  func table() {
    let entries = NamedCharacterTable.text.description.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "=") }
    #expect(entries.count == 2125)
    for entry in entries {
      let scalars = entry[1].split(separator: "+").compactMap { UInt32($0, radix: 16) }
      #expect(HTMLEntity.text(named: String(entry[0]))?.unicodeScalars.map(\.value) == scalars, "\(entry)")
    }
    for (one, next) in zip(entries, entries.dropFirst()) { #expect(one[0].utf8.lexicographicallyPrecedes(next[0].utf8), "\(next)") }
  }
}

@testable import CoreTerminal
import Testing

@Suite("Scalars that need no filter")
struct TerminalScalarTests {
  @Test("each plain scalar is allowed, has a width, and does not combine with itself or a letter")
  func plainScalarsStandAlone() {
    let plain = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter(TerminalControlCharacters.isPlain)
    #expect(plain.count > 30_000)
    for scalar in plain {
      let character = Character(scalar)
      let joined = "a\(character)\(character)a"
      if TerminalControlCharacters.role(of: scalar) != .text || joined.count != 4 || CharacterWidth.columns(of: character) == 0 {
        Issue.record("U+\(String(scalar.value, radix: 16)) is not plain")
      }
    }
  }
}

import Testing

@testable import Terminal

@Suite("The scalars that need no filter")
struct TerminalScalarTests {
  @Test("each is allowed, takes room, and joins neither itself nor a letter on either side")
  func plainScalarsStandAlone() {
    let plain = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter(TerminalScalar.isPlain)
    #expect(plain.count > 30_000)
    for scalar in plain {
      let character = Character(scalar)
      let joined = "a\(character)\(character)a"
      if TerminalScalar.role(of: scalar) != .text || joined.count != 4 || CharacterWidth.columns(of: character) == 0 {
        Issue.record("U+\(String(scalar.value, radix: 16)) is not plain")
      }
    }
  }
}

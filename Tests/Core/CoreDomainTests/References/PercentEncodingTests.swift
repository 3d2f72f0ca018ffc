import Testing

@testable import CoreDomain

@Suite("Percent-encoding")
struct PercentEncodingTests {
  @Test(
    "escapes are decoded, and a percent sign without two hexadecimal digits stays",
    arguments: [
      ("%41%e9%C3%a9", [0x41, 0xE9, 0xC3, 0xA9]), ("%", [0x25]), ("%4", [0x25, 0x34]), ("%+f", [0x25, 0x2B, 0x66]), ("%%41", [0x25, 0x41]),
      ("%4g", [0x25, 0x34, 0x67]), ("é", [0xC3, 0xA9]), ("", []),
    ] as [(String, [UInt8])])
  func decoding(text: String, bytes: [UInt8]) {
    #expect(PercentEncoding.decoded(text[...]) == bytes)
  }

  @Test("only the escapes are replaced that have a replacement")
  func replacing() {
    #expect(PercentEncoding.replacingEscapes(in: "a%41%FFb%") { $0 < 0x80 ? nil : [$0 - 0xB0] } == Array("a%41Ob%".utf8))
  }

  @Test("every byte has an escape of two upper-case digits")
  func escapes() {
    #expect([0x00, 0x0A, 0xAF, 0xFF].map { String(decoding: PercentEncoding.escape($0), as: UTF8.self) } == ["%00", "%0A", "%AF", "%FF"])
  }
}

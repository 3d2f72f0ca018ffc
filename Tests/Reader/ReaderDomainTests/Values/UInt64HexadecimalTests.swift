import ReaderDomain
import Testing

@Suite("Numbers in hexadecimal digits")
struct UInt64HexadecimalTests {
  @Test(
    "a number is padded with zeros, loses what does not fit, and is read back",
    arguments: [
      (0, 4, "0000"), (0xA1, 2, "a1"), (0x1234_5678_9ABC_DEF0, 16, "123456789abcdef0"), (.max, 16, "ffffffffffffffff"),
      (0x5_0002, 4, "0002"),
    ] as [(UInt64, Int, String)])
  func digits(number: UInt64, digits: Int, text: String) {
    #expect(number.lowerHexadecimal(digits: digits) == text)
    #expect(UInt64(lowerHexadecimal: text.utf8)?.lowerHexadecimal(digits: digits) == text)
  }

  @Test("only one to sixteen lower-case digits are read", arguments: ["", "A1", "g", "0x1", "00000000000000000"])
  func refused(text: String) {
    #expect(UInt64(lowerHexadecimal: text.utf8) == nil)
  }
}

import Testing

@testable import FeedFetching

@Suite("Opaque values of servers")
struct OpaqueValueTests {
  @Test(
    "a value is sent back byte by byte, whatever its encoding",
    arguments: [Array("W/\"é日\"".utf8), [0x22, 0xE9, 0xFF, 0x22], Array("odd, date".utf8)] as [[UInt8]])
  func sentBack(bytes: [UInt8]) throws {
    let text = try #require(OpaqueValue.text(of: bytes))
    #expect(text.unicodeScalars.count == bytes.count)
    #expect(OpaqueValue.bytes(of: text) == bytes)
  }

  @Test("a text that was stored as UTF-8 is sent as UTF-8")
  func formerText() {
    #expect(OpaqueValue.bytes(of: "\"日é\"") == Array("\"日é\"".utf8))
  }

  @Test("a value that no server would accept is not sent: an empty one, one with a line break, and one that is too long")
  func unsent() {
    #expect(OpaqueValue.text(of: nil) == nil && OpaqueValue.bytes(of: nil) == nil)
    for bytes in [[], Array("a\r\nb".utf8), [0], [UInt8](repeating: 0x61, count: OpaqueValue.longest + 1)] {
      #expect(OpaqueValue.text(of: bytes) == nil)
      #expect(OpaqueValue.bytes(of: String(decoding: bytes, as: UTF8.self)) == nil)
    }
    let longest = [UInt8](repeating: 0x61, count: OpaqueValue.longest)
    #expect(OpaqueValue.text(of: longest).flatMap { OpaqueValue.bytes(of: $0) } == longest)
  }
}

import ReaderDomain
import Testing

@testable import TextEncoding

/// The repair of text for a converter that takes all or nothing, as macOS has. A strict form of Shift_JIS stands in for it.
@Suite("Lenient decoding")
struct LenientDecodingTests {
  /// ASCII is itself; `8x 4x` is a character, and so is `Ax`; all else is refused.
  private let decoding = LenientDecoding { bytes in
    var text: [UInt8] = []
    var rest = bytes
    while let first = rest.popFirst() {
      switch first {
      case ..<0x80: text.append(first)
      case 0x80..<0x90:
        guard let second = rest.popFirst(), (0x40..<0x50).contains(second) else { return nil }
        text += Array("語".utf8)
      case 0xA0..<0xB0: text += Array("ア".utf8)
      default: return nil
      }
    }
    return text
  }

  @Test(
    "one bad byte costs one character, wherever it is",
    arguments: [
      ([0x61, 0x81, 0x40, 0xA1], "a語ア", 0),
      ([0x61, 0xFF, 0x81, 0x40, 0xA1], "a\u{FFFD}語ア", 1),
      ([0x81, 0x40, 0x0A, 0xFF, 0xA1, 0x0A, 0x0A, 0x81, 0x41], "語\n\u{FFFD}ア\n\n語", 1),
      ([0x81, 0x40, 0x81], "語\u{FFFD}", 1),
      ([0x81, 0x0A, 0x81, 0x40, 0x0A], "\u{FFFD}\n語\n", 1),
      ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}", 2),
      ([], "", 0),
    ])
  func repairs(bytes: [UInt8], text: String, count: Int) {
    let decoded = decoding.text(of: bytes)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
    #expect(decoded.repairs == (count == 0 ? [] : [.replacedBytes(count: count)]))
  }

  @Test("the cost of bad bytes is linear")
  func cost() {
    var calls = 0
    let decoding = LenientDecoding { bytes in
      calls += bytes.count
      return bytes.contains(0xFF) ? nil : Array(bytes)
    }
    let bytes = Array(repeating: UInt8(0xFF), count: 4000)
    #expect(decoding.text(of: bytes).bytes.count == 12_000)
    #expect(calls < 20 * bytes.count)
  }
}

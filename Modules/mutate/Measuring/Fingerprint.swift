/// A hash of text that is the same in every run: FNV-1a with 64 bits (https://www.rfc-editor.org/rfc/rfc9923).
struct Fingerprint: Equatable {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ texts: String...) {
    for text in texts { add(text) }
  }

  var text: String { String(value, radix: 16) }

  mutating func add(_ text: String) {
    for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

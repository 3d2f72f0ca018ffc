/// Base64 (RFC 4648 section 4).
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let size = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: size) { text in
      var written = 0
      var index = 0
      while index < bytes.count {
        let count = min(3, bytes.count - index)
        var group: UInt32 = 0
        for offset in 0..<3 { group = group << 8 | (offset < count ? UInt32(bytes[index + offset]) : 0) }
        for place in 0..<4 {
          text[written] = place <= count ? alphabet[Int(group >> (18 - 6 * UInt32(place))) & 0x3F] : UInt8(ascii: "=")
          written += 1
        }
        index += 3
      }
      return written
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}

internal import Domain

/// A short text that is another one when a document has changed.
///
/// It need not withstand an attack: a publisher who makes two documents with one digest hides nothing but a change of their own feed. So it is
/// not SHA-256, which takes as long for a document as parsing it, but a multiplication for each eight bytes (Knuth, TAOCP 3, 6.4).
enum DocumentDigest {
  private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let digits = 16

  /// The digest of a document's bytes: sixteen hexadecimal digits.
  static func text(of document: [UInt8]) -> String {
    let digest = document.withUnsafeBytes { bytes in
      var digest = UInt64(bytes.count)
      for start in stride(from: 0, to: bytes.count - 7, by: 8) {
        digest = mixed(digest, with: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
      }
      let rest = bytes.suffix(bytes.count % 8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return mixed(mixed(digest, with: rest), with: multiplier)
    }
    let text = String(digest, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func mixed(_ digest: UInt64, with word: UInt64) -> UInt64 {
    let product = (digest ^ word) &* multiplier
    return product ^ (product >> 32)
  }
}

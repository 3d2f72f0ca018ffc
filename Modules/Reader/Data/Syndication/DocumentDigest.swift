internal import ReaderDomain

/// A short text that changes when a document changes. It does not depend on the chunk sizes.
package struct DocumentDigest {
  private var digest = ContentDigest()
  /// The number of bytes.
  private var count = 0
  /// The bytes after the last complete group of eight.
  private var rest: UInt64 = 0

  /// The digest of a document's bytes: sixteen hexadecimal digits.
  package static func text(of document: [UInt8]) -> String {
    var digest = DocumentDigest()
    digest.add(document)
    return digest.text
  }

  /// The digest of the added bytes: sixteen hexadecimal digits.
  package var text: String {
    var whole = digest
    whole.add(rest)
    whole.add(UInt64(count))
    return whole.text
  }

  package mutating func add(_ chunk: [UInt8]) {
    chunk.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count, count % 8 != 0 {
        add(bytes[start])
        start += 1
      }
      while start + 8 <= bytes.count {
        digest.add(UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)))
        start += 8
        count += 8
      }
      for byte in bytes[start...] { add(byte) }
    }
  }

  private mutating func add(_ byte: UInt8) {
    rest = rest << 8 | UInt64(byte)
    count += 1
    guard count % 8 == 0 else { return }
    digest.add(rest)
    rest = 0
  }
}

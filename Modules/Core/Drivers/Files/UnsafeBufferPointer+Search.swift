#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The first position of a byte, at or after `start`.
  package func firstPosition(of byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress, let found = memchr(base + start, Int32(byte), count - start) else { return nil }
    return UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
  }

  /// The first position of a sequence of bytes.
  package func firstPosition(of bytes: [UInt8]) -> Int? {
    guard let first = bytes.first else { return startIndex }
    var start = 0
    while let position = firstPosition(of: first, from: start), position + bytes.count <= count {
      if bytes.indices.allSatisfy({ self[position + $0] == bytes[$0] }) { return position }
      start = position + 1
    }
    return nil
  }
}

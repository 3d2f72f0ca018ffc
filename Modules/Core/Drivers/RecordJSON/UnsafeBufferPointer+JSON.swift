extension UnsafeBufferPointer<UInt8> {
  /// The position of the first byte, at or after `start`, that a JSON string must escape.
  func firstEscaped(from start: Int) -> Int? {
    var position = start
    while position + Self.block <= count, !hasEscaped(inBlockAt: position) { position += Self.block }
    while position < count, Self.isEscaped(self[position]) == 0 { position += 1 }
    return position < count ? position : nil
  }

  private static let block = 32

  /// Every string that is read or written passes through this loop. It has no branch, so that the compiler can vectorize it.
  private func hasEscaped(inBlockAt start: Int) -> Bool {
    var found: UInt8 = 0
    for position in start..<start + Self.block { found |= Self.isEscaped(self[position]) }
    return found != 0
  }

  @inline(__always)
  private static func isEscaped(_ byte: UInt8) -> UInt8 {
    (byte < 0x20 ? 1 : 0) | (byte == UInt8(ascii: "\"") ? 1 : 0) | (byte == UInt8(ascii: "\\") ? 1 : 0)
  }
}

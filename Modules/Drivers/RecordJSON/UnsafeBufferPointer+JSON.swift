extension UnsafeBufferPointer<UInt8> {
  /// Where the first byte stands, from `start` on, that a string of JSON may not hold as it is.
  func firstEscaped(from start: Int) -> Int? {
    var position = start
    while position + Self.block <= count, !hasEscaped(inBlockAt: position) { position += Self.block }
    while position < count, Self.isEscaped(self[position]) == 0 { position += 1 }
    return position < count ? position : nil
  }

  private static let block = 32

  /// All that is stored or read passes here: without a branch in the loop, the processor looks at many bytes at once.
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

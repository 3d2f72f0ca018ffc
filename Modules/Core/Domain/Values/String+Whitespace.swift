/// White space is found scalar by scalar. A combining mark after a space forms one character with it, and must not be removed with the
/// space.
extension String {
  /// The text without white space at its ends. A text without such white space is returned without a copy.
  public func trimmingWhitespace() -> String {
    var text = self
    let trimmed: String? = text.withUTF8 { bytes in
      let words = bytes.withoutWhitespaceAtEnds
      return words.count == bytes.count ? nil : String(decoding: UnsafeBufferPointer(rebasing: words), as: UTF8.self)
    }
    return trimmed ?? self
  }

  /// The text without control characters (Unicode's category Cc), and without the noncharacters that XML forbids.
  public var withoutControls: String {
    guard !utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return self }
    let kept = unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
      default: true
      }
    }
    return String(kept)
  }

  /// Whether the text contains only white space.
  public var isWhitespace: Bool {
    var text = self
    return text.withUTF8 { $0.withoutWhitespaceAtEnds.isEmpty }
  }

  /// The text with every run of white space as a single space, and without white space at its ends. A text in that form is returned without
  /// a copy.
  public func collapsingWhitespace() -> String {
    var text = self
    let collapsed: String? = text.withUTF8 { bytes in
      guard bytes.mayHoldWhitespaceToCollapse else { return nil }
      return String(unsafeUninitializedCapacity: bytes.count) { bytes.collapseWhitespace(into: $0) }
    }
    return collapsed ?? self
  }
}

/// Bytes of valid UTF-8. All text from servers passes through this code. It works on bytes, because reading the properties of each scalar
/// took a fifth of the time needed to read hundreds of documents.
extension UnsafeBufferPointer<UInt8> {
  fileprivate var withoutWhitespaceAtEnds: Slice<Self> {
    var (start, end) = (0, count)
    while start < end, case let length = whitespaceLength(at: start), length > 0 { start += length }
    while start < end {
      var last = end - 1
      while self[last] & 0xC0 == 0x80 { last -= 1 }
      guard whitespaceLength(at: last) > 0 else { break }
      end = last
    }
    return self[start..<end]
  }

  fileprivate var mayHoldWhitespaceToCollapse: Bool {
    var previous: UInt8 = 0x20
    for byte in self {
      if byte == 0x20 ? previous == 0x20 : Self.mayBeginWhitespace(byte) { return true }
      previous = byte
    }
    return previous == 0x20 && !isEmpty
  }

  /// Writes the text with its white space collapsed, and returns the number of bytes.
  fileprivate func collapseWhitespace(into output: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var (position, written) = (0, 0)
    var isAfterSpace = false
    while position < count {
      let length = Self.mayBeginWhitespace(self[position]) ? whitespaceLength(at: position) : 0
      if length > 0 {
        isAfterSpace = true
        position += length
        continue
      }
      if isAfterSpace, written > 0 {
        output[written] = 0x20
        written += 1
      }
      isAfterSpace = false
      output[written] = self[position]
      written += 1
      position += 1
    }
    return written
  }

  /// Whether a byte is white space or may begin a longer one. Most bytes of a text do not.
  private static func mayBeginWhitespace(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0xC2 || byte >= 0xE1 && byte <= 0xE3 }

  /// The length in bytes of the white space that begins at `position`; 0 for other characters. White space is Unicode's White_Space
  /// (https://www.unicode.org/Public/UCD/latest/ucd/PropList.txt).
  private func whitespaceLength(at position: Int) -> Int {
    switch self[position] {
    case 0x09...0x0D, 0x20: 1
    case 0xC2: self[position + 1] == 0x85 || self[position + 1] == 0xA0 ? 2 : 0
    case 0xE1: self[position + 1] == 0x9A && self[position + 2] == 0x80 ? 3 : 0
    case 0xE2:
      switch (self[position + 1], self[position + 2]) {
      case (0x80, 0x80...0x8A), (0x80, 0xA8), (0x80, 0xA9), (0x80, 0xAF), (0x81, 0x9F): 3
      default: 0
      }
    case 0xE3: self[position + 1] == 0x80 && self[position + 2] == 0x80 ? 3 : 0
    default: 0
    }
  }
}

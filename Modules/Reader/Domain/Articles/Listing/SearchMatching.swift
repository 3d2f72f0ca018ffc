/// Finds the words of a search in texts, ignoring case.
public struct SearchMatching: Hashable, Sendable {
  private struct Word: Hashable, Sendable {
    /// As `String.caseFolded`.
    let text: String
    /// The bytes of an ASCII word; nil for other words, whose letters may have more than two cases and more than one encoding.
    let bytes: [UInt8]?

    init(_ text: String) {
      self.text = text.caseFolded
      bytes = self.text.utf8.allSatisfy { $0 < 0x80 } ? Array(self.text.utf8) : nil
    }

    func stands(in text: String) -> Bool {
      guard let bytes else { return text.caseFolded.contains(self.text) }
      var text = text
      return text.withUTF8 { text in bytes.withUnsafeBytes { SearchMatching.stands($0, in: UnsafeRawBufferPointer(text)) } }
    }
  }

  private let words: [Word]

  public init(_ words: [String]) {
    self.words = words.map(Word.init)
  }

  /// Whether each word occurs in at least one of the texts.
  public func matches(_ texts: [String]) -> Bool {
    for word in words where !texts.contains(where: word.stands) { return false }
    return true
  }

  /// Compares eight places at once, because a list or a rule searches the whole text of thousands of articles.
  private static func stands(_ word: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first else { return true }
    let last = text.count - word.count
    guard last >= 0 else { return false }
    let (one, two) = (BytePattern(first), BytePattern(word.count > 1 ? word[1] : first))
    // The second byte of the last place must be in the text, too.
    let blocks = word.count > 1 ? last - BytePattern.width + 1 : last - BytePattern.width
    var start = 0
    while start <= blocks {
      var places = one.mismatches(in: text, at: start)
      if word.count > 1 { places |= two.mismatches(in: text, at: start + 1) }
      places = BytePattern.zeros(in: places)
      while places != 0 {
        if holds(word, in: text, at: start + places.trailingZeroBitCount / 8) { return true }
        places &= places &- 1
      }
      start += BytePattern.width
    }
    while start <= last {
      if holds(word, in: text, at: start) { return true }
      start += 1
    }
    return false
  }

  private static func holds(_ word: UnsafeRawBufferPointer, in text: UnsafeRawBufferPointer, at start: Int) -> Bool {
    var place = 0
    while place < word.count {
      guard lower(text[start + place]) == word[place] else { return false }
      place += 1
    }
    return true
  }

  private static func lower(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte | 0x20 : byte }
}

/// Compares eight bytes with an ASCII byte in lower case, ignoring case.
private struct BytePattern {
  static let width = 8
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  /// The bit in which a letter differs from its capital, in each byte; 0 if the byte is not a letter.
  private let caseBits: UInt64
  private let bytes: UInt64

  init(_ byte: UInt8) {
    caseBits = (97...122).contains(byte) ? 0x20 * Self.ones : 0
    bytes = UInt64(byte) * Self.ones
  }

  /// A word whose bytes are zero where the text matches.
  func mismatches(in text: UnsafeRawBufferPointer, at place: Int) -> UInt64 {
    (UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self)) | caseBits) ^ bytes
  }

  /// Sets a bit for each zero byte. The byte above a zero byte may also get one.
  static func zeros(in word: UInt64) -> UInt64 { (word &- ones) & ~word & (0x80 * ones) }
}

/// The part of a word that is written in the same bytes wherever the word is published, but for its case.
struct SubstringMatcher {
  private let bytes: [UInt8]
  /// Where the two neighbours stand in it that are seldom seen together.
  private let pair: Int

  /// Letters from the most frequent of English to the least. In other languages the search is as right and a little slower.
  private static let frequent = Array("etaoinshrdlucmfwypvbgkqjxz".utf8)
  private static let block = 32

  /// Takes the longest row of Latin letters and digits of a word; nil when there are not even two of them.
  init?(_ word: String) {
    let runs = Array(word.lowercased().utf8).split { !Self.isPlain($0) }
    guard let longest = runs.max(by: { $0.count < $1.count }), longest.count > 1 else { return nil }
    let bytes = Array(longest)
    self.bytes = bytes
    pair = (0..<bytes.count - 1).min { Self.weight(bytes, $0) < Self.weight(bytes, $1) } ?? 0
  }

  /// Whether it stands there.
  func stands(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (bytes[pair], bytes[pair + 1])
    let end = line.count - (bytes.count - pair) + 1
    var position = pair
    while position < end {
      // Without a branch within, the processor compares many bytes at once.
      if position + Self.block < line.count {
        var found: UInt8 = 0
        for place in position..<position + Self.block {
          found |= (line[place] | 0x20 == first ? 1 : 0) & (line[place + 1] | 0x20 == second ? 1 : 0)
        }
        if found == 0 {
          position += Self.block
          continue
        }
      }
      for place in position..<min(position + Self.block, end) where stands(in: line, at: place - pair) { return true }
      position += Self.block
    }
    return false
  }

  private func stands(in line: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes.indices.allSatisfy { line[start + $0] | 0x20 == bytes[$0] }
  }

  /// Bytes that the bit of lower case leaves as they are.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (97...122).contains(byte) || (48...57).contains(byte)
  }

  private static func weight(_ bytes: [UInt8], _ place: Int) -> Int {
    commonness(bytes[place]) * commonness(bytes[place + 1])
  }

  private static func commonness(_ byte: UInt8) -> Int {
    frequent.count + 1 - (frequent.firstIndex(of: byte) ?? frequent.count - 1)
  }
}

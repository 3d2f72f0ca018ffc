/// Searches bytes for the part of a word that has the same bytes in every encoding of the text, ignoring case.
struct SubstringMatcher {
  private let bytes: [UInt8]
  /// The offset of the two adjacent bytes that are rarest together.
  private let pair: Int

  /// Letters by their frequency in English, most frequent first. In other languages the search is equally correct and a little slower.
  private static let frequent = Array("etaoinshrdlucmfwypvbgkqjxz".utf8)
  private static let block = 32

  /// Takes the longest run of Latin letters and digits in a word; nil when the run is shorter than two.
  init?(_ word: String) {
    let runs = Array(word.lowercased().utf8).split { !Self.isPlain($0) }
    guard let longest = runs.max(by: { $0.count < $1.count }), longest.count > 1 else { return nil }
    let bytes = Array(longest)
    self.bytes = bytes
    pair = (0..<bytes.count - 1).min { Self.weight(bytes, $0) < Self.weight(bytes, $1) } ?? 0
  }

  /// Whether the line contains the bytes.
  func stands(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    let (first, second) = (bytes[pair], bytes[pair + 1])
    let end = line.count - (bytes.count - pair) + 1
    var position = pair
    while position < end {
      // A loop without branches lets the compiler vectorize the comparison.
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

  /// Whether setting the lower-case bit leaves the byte unchanged.
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

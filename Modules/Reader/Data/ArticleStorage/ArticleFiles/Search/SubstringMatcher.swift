internal import CoreData
internal import Files
internal import ReaderDomain
internal import RecordJSON

/// Searches bytes for Latin letters and digits, ignoring case.
struct SubstringMatcher {
  private let bytes: [UInt8]
  /// The offset of the two adjacent bytes that are rarest together.
  private let pair: Int

  /// Letters by their frequency in English, most frequent first. In other languages the search is equally correct and a little slower.
  private static let frequent = Array("etaoinshrdlucmfwypvbgkqjxz".utf8)
  private static let block = 32

  /// - Parameter run: letters and digits in lower case.
  /// - Returns: nil for fewer than two.
  init?(_ run: String) {
    let bytes = Array(run.utf8)
    guard bytes.count > 1 else { return nil }
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

  private static func weight(_ bytes: [UInt8], _ place: Int) -> Int {
    commonness(bytes[place]) * commonness(bytes[place + 1])
  }

  private static func commonness(_ byte: UInt8) -> Int {
    frequent.count + 1 - (frequent.firstIndex(of: byte) ?? frequent.count - 1)
  }
}

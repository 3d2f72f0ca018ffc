/// Finds the words of a search in texts, ignoring case.
public struct WordMatching: Hashable, Sendable {
  private let words: [String]

  public init(_ words: [String]) {
    self.words = words.map { $0.lowercased() }
  }

  /// Whether each word occurs in at least one of the texts.
  public func matches(_ texts: [String]) -> Bool {
    words.allSatisfy { word in texts.contains { Self.stands(word, in: $0) } }
  }

  private static func stands(_ word: String, in text: String) -> Bool {
    let bytes = Array(word.utf8)
    // Non-ASCII words have more than two cases and more than one way to be written.
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return text.lowercased().contains(word) }
    var text = text
    return text.withUTF8 { stands(bytes, in: $0) }
  }

  private static func stands(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    guard text.count >= word.count else { return false }
    for start in 0...(text.count - word.count) where lower(text[start]) == first {
      if word.indices.allSatisfy({ lower(text[start + $0]) == word[$0] }) { return true }
    }
    return false
  }

  private static func lower(_ byte: UInt8) -> UInt8 {
    (65...90).contains(byte) ? byte | 0x20 : byte
  }
}

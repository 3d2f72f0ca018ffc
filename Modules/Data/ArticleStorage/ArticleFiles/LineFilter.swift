internal import Domain

/// Rules out most lines by their bytes, without parsing them. A search through years of articles therefore parses few lines.
///
/// It compares letters and digits only. It misses a word that markup splits, and a word whose Latin letters are character references.
struct LineFilter {
  private let needles: [SubstringMatcher]

  init(_ words: [String]) {
    needles = words.compactMap(SubstringMatcher.init)
  }

  /// Whether the line may contain all words. False is certain.
  func mayMatch(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    needles.allSatisfy { $0.stands(in: line) }
  }
}

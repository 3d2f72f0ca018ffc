internal import Domain

/// Tells of most lines that words do not stand in them, while the lines are still bytes: so a search through years of articles reads few of them.
///
/// It looks at letters and digits alone. A word that markup cuts in two, or whose Latin letters a publisher wrote as numbers, is not found.
struct LineFilter {
  private let needles: [SubstringMatcher]

  /// Looks for these words.
  init(_ words: [String]) {
    needles = words.compactMap(SubstringMatcher.init)
  }

  /// Whether all words may stand in the line. When it says no, they do not.
  func mayMatch(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    needles.allSatisfy { $0.stands(in: line) }
  }
}

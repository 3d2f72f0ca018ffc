import Foundation
import ReaderDomain
import Testing

/// Texts as the indexes of searches see them.
enum SearchLetters {
  /// The letters of a text, with a space between runs; nil for a text with an unusual letter.
  static func folded(_ text: String) -> String? {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch SearchLetter(scalar) {
      case .dense(let letter), .spaced(let letter): folded.append(letter)
      case .mark: break
      case .unusual: return nil
      case .other: folded.append(" ")
      }
    }
    return String(folded)
  }
}

@Suite("Letters as searches see them")
struct SearchLetterTests {
  @Test("a scalar gives the same letters in lower case and decomposed, unless it is unusual")
  func equalSpellings() {
    for value in 0x80...0x3FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), let folded = SearchLetters.folded(String(scalar)) else { continue }
      let lower = String(scalar).lowercased()
      for text in [lower, lower.decomposedStringWithCanonicalMapping, lower.precomposedStringWithCanonicalMapping] {
        // Whatever has an unusual letter is always read.
        guard let other = SearchLetters.folded(text) else { continue }
        let (first, second) = (folded.filter { $0 != " " }, other.filter { $0 != " " })
        #expect(first == second && (first.isEmpty || folded == other), "\(scalar.escaped(asASCII: true))")
      }
    }
  }

  @Test("a combining mark never separates letters that one scalar may have", arguments: ["й", "ё", "が", "ぱ", "ヴ", "ώ", "آ", "ख़"])
  func marks(text: String) {
    #expect(SearchLetters.folded("日\(text)日") == SearchLetters.folded("日\(text.decomposedStringWithCanonicalMapping)日"))
    #expect(SearchLetters.folded(text)?.unicodeScalars.count == 1)
  }
}

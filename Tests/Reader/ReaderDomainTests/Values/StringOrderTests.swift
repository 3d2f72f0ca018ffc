import CoreDoubles
import ReaderDomain
import Testing

@Suite("The order of texts")
struct StringOrderTests {
  /// Texts that begin alike, in several canonically equivalent spellings, in their order.
  private static let texts = [
    [""], ["a"], ["ab"], ["cafe"], ["cafes"], ["caf\u{E9}", "cafe\u{301}"], ["caf\u{E9}s", "cafe\u{301}s"], ["\u{E9}", "e\u{301}"],
    ["\u{1EB9}", "e\u{323}"], ["\u{1EB9}\u{301}", "e\u{301}\u{323}", "\u{E9}\u{323}"], ["\u{1EB9}\u{301}a", "e\u{323}\u{301}a"], ["日"],
    ["日本"],
  ]

  @Test("of two texts one precedes the other, unless they are equal, however their accents are spelled")
  func total() {
    for (place, spellings) in Self.texts.enumerated() {
      for (otherPlace, others) in Self.texts.enumerated() {
        for text in spellings {
          for other in others {
            #expect(text.precedes(other) == (place < otherPlace), "\(place) \(otherPlace)")
            #expect((text == other) == (place == otherPlace))
          }
        }
      }
    }
  }

  @Test("a sorted list does not depend on the order before, nor on spellings", arguments: 0..<20)
  func sorting(seed: UInt64) {
    var random = SeededGenerator(seed)
    let texts = Self.texts.compactMap { $0.randomElement(using: &random) }
    #expect(texts.shuffled(using: &random).sorted { $0.precedes($1) } == texts)
  }
}

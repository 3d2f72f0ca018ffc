import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

@testable import EditionRendering

@Suite("Spreads of an edition")
struct EditionSpreadTests {
  private static func stories(_ words: [Int]) -> [EditionStory] {
    words.enumerated().map { EditionStory(.sample("a\($0)", words: $1), $1 < 90 ? .brief : .story) }
  }

  @Test("spreads keep all stories in their order, and none is empty", arguments: 0..<100 as Range<UInt64>)
  func order(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let stories = Self.stories((0..<Int.random(in: 0...30, using: &generator)).map { _ in Int.random(in: 0...900, using: &generator) })
    let spreads = EditionSpread.spreads(of: stories)
    #expect(spreads.flatMap(\.stories) == stories && spreads.allSatisfy { !$0.stories.isEmpty })
  }

  @Test(
    "short stories share a spread: those of up to 290 words, up to 700 words including headlines; a long one has its own",
    arguments: [
      ([50, 60, 900, 40, 30], [2, 1, 2]), ([10, 290, 10], [3]), ([10, 291, 10], [1, 1, 1]), ([290, 290, 30], [3]),
      ([290, 290, 31], [2, 1]), ([290, 290, 31, 290, 290], [2, 2, 1]),
    ])
  func sizes(words: [Int], sizes: [Int]) {
    #expect(EditionSpread.spreads(of: Self.stories(words)).map(\.stories.count) == sizes)
  }

  @Test("a long text is cut into parts that keep all its blocks, and a heading begins a part", arguments: 0..<100 as Range<UInt64>)
  func parts(seed: UInt64) {
    var generator = SeededGenerator(seed)
    let blocks = (0..<Int.random(in: 0...40, using: &generator)).map { _ -> Document.Block in
      let words = Array(repeating: "fog", count: Int.random(in: 1...120, using: &generator)).joined(separator: " ")
      return Bool.random(using: &generator) ? .paragraph([.text(words)]) : .heading(level: 2, [.text(words)])
    }
    for opening in [nil, 100] {
      let parts = EditionSpread.parts(of: Document(blocks: blocks), opening: opening)
      #expect(Array(parts.joined()) == blocks && parts.allSatisfy { !$0.isEmpty })
    }
  }

  @Test("a lead story has its own spread, however short it is")
  func leads() {
    let lead = EditionStory(.sample("a1", words: 20), .lead(EditionLeadReason(words: 20, articlesOfFeed: 1)))
    let others = Self.stories([10, 10])
    #expect(EditionSpread.spreads(of: [others[0], lead, others[1]]).map(\.stories.count) == [1, 1, 1])
  }

  private static let heading = Document.Block.heading(level: 2, [.text("fog")])

  @Test(
    "a part ends after 380 words, or before a heading after 190 words; an opening ends near its given length",
    arguments: [
      (nil, [379, 200, 200], [2, 1]), (nil, [380, 200, 200], [1, 2]), (nil, [189, nil, 300], [3]), (nil, [190, nil, 300], [1, 2]),
      (nil, [190, 1, 300], [3]), (nil, [400, 189, nil, 300], [1, 3]), (nil, [400, 190, nil, 300], [1, 1, 2]), (nil, [], []),
      // A last part of fewer than 126 words is joined to the part before it.
      (nil, [380, 125], [2]), (nil, [380, 126], [1, 1]), (nil, [380, 380, 5], [1, 2]), (nil, [5], [1]),
      // An opening takes no short rest, and leaves the length of later parts unchanged.
      (100, [99, 300, 200], [2, 1]), (100, [100, 300, 200], [1, 2]), (100, [89, nil, 300], [3]), (100, [90, nil, 300], [1, 2]),
      (100, [100, 5], [1, 1]), (100, [100, 380, 5], [1, 2]), (100, [100, 379, 1, 200], [1, 2, 1]), (100, [100, 190, nil, 200], [1, 1, 2]),
    ] as [(Int?, [Int?], [Int])])
  func ends(opening: Int?, words: [Int?], parts: [Int]) {
    // A paragraph of so many words each, or a heading.
    let blocks = words.map { $0.map(EditionSample.paragraph) ?? Self.heading }
    #expect(EditionSpread.parts(of: Document(blocks: blocks), opening: opening).map(\.count) == parts)
  }
}

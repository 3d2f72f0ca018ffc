import Domain
import DomainDoubles
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

  @Test("short stories share a spread, and a long one has its own")
  func sizes() {
    #expect(EditionSpread.spreads(of: Self.stories([50, 60, 900, 40, 30])).map(\.stories.count) == [2, 1, 2])
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
}

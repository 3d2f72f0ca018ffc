import Domain
import Growth
import Testing

@testable import Presentation

@Suite("Layout cost of an article", .timeLimit(.minutes(60)))
struct LayoutCostTests {
  @Test(
    "layout cost does not grow quadratically with links, list items, quotations or line breaks",
    arguments: ["links", "list", "quotations", "lines"])
  func blocks(kind: String) {
    let problem = CostGrowth.problem(upTo: FloodSize.largest) { size in
      Document(blocks: Self.blocks(of: kind, count: size / 20))
    } work: {
      _ = DocumentLayout($0)
    }
    #expect(problem == nil)
  }

  private static func blocks(of kind: String, count: Int) -> [Document.Block] {
    switch kind {
    case "links":
      let links = (0..<count).compactMap { number in
        (try? WebURL("https://example.org/\(number)")).map { Document.Inline.link([.text("x")], $0) }
      }
      return [.paragraph(links)]
    case "list": return [.list(isOrdered: true, items: (0..<count).map { [.paragraph([.text("\($0)")])] })]
    case "quotations": return (0..<count).map { _ in .quote([.quote([.paragraph([.text("x")])])]) }
    default: return [.paragraph(Array(repeating: .lineBreak, count: count))]
    }
  }
}

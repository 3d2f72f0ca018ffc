import CoreDomain
import ReaderDomain
@testable import ReaderPresentation
import Growth
import Testing

@Suite("Layout cost of an article", .timeLimit(.minutes(60)))
struct LayoutCostTests {
  @Test(
    "layout cost does not grow quadratically with links, list items, quotations, cells or line breaks",
    arguments: ["links", "list", "quotations", "cells", "lines"])
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
    case "list": return [.list((0..<count).map { .init(.number("\($0)"), [.paragraph([.text("\($0)")])]) })]
    case "quotations": return (0..<count).map { _ in .quote([.quote([.paragraph([.text("x")])])]) }
    case "cells":
      return [.table(headerRows: 1, rows: (0..<count / 10).map { _ in Array(repeating: [.paragraph([.text("x")])], count: 10) })]
    default: return [.paragraph(Array(repeating: .lineBreak, count: count))]
    }
  }
}

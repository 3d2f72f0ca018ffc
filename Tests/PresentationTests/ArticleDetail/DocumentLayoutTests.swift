import Domain
import DomainDoubles
import Scenes
import Testing

@testable import Presentation

@Suite("Document layout")
struct DocumentLayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let blocks: [Document.Block]
    /// For each block, separated by `|`: the prefix of the first line, the prefix of the other lines, and the text.
    /// A leading `=` marks a block that follows without an empty line.
    let expected: [String]

    init(_ name: String, _ blocks: [Document.Block], _ expected: [String]) {
      testDescription = name
      self.blocks = blocks
      self.expected = expected
    }
  }

  private static func text(_ text: String) -> Document.Block { .paragraph([.text(text)]) }

  private static let cases: [Case] = [
    Case("nothing", [], []),
    Case("blocks of text", [text("a"), .heading(level: 2, [.text("b")]), .preformatted("c"), .rule], ["||a", "||b", "||c", "||"]),
    Case("a list", [.list(isOrdered: false, items: [[text("a")], [text("b")]])], ["• |  |a", "=• |  |b"]),
    Case(
      "a list in a list", [.list(isOrdered: false, items: [[text("a"), .list(isOrdered: false, items: [[text("b")]])], [text("c")]])],
      ["• |  |a", "=  • |    |b", "=• |  |c"]),
    Case(
      "a list that begins with a list", [.list(isOrdered: false, items: [[.list(isOrdered: true, items: [[text("a")], [text("b")]])]])],
      ["=• 1. |     |a", "=  2. |     |b"]),
    Case(
      "numbers, as wide as the widest", [.list(isOrdered: true, items: (1...10).map { [text("\($0)")] })],
      [" 1. |    |1"] + (2...9).map { "= \($0). |    |\($0)" } + ["=10. |    |10"]),
    Case(
      "an item of two blocks", [.list(isOrdered: true, items: [[text("a"), text("b")], [text("c")]])],
      ["1. |   |a", "   |   |b", "=2. |   |c"]),
    Case("an item without blocks counts", [.list(isOrdered: true, items: [[text("a")], [], [text("c")]])], ["1. |   |a", "=3. |   |c"]),
    Case("a quotation", [.quote([text("a"), .quote([text("b")]), .rule])], ["│ |│ |a", "│ │ |│ │ |b", "│ |│ |"]),
    Case(
      "a quotation in a list", [.list(isOrdered: false, items: [[text("a"), .quote([text("b")])], [text("c")]])],
      ["• |  |a", "  │ |  │ |b", "=• |  |c"]),
    Case(
      "an item that begins with a quotation", [.list(isOrdered: false, items: [[.quote([text("a"), text("b")])]])],
      ["• │ |  │ |a", "  │ |  │ |b"]),
    Case(
      "a list in a quotation", [.quote([text("a"), .list(isOrdered: false, items: [[text("b")], [text("c")]])])],
      ["│ |│ |a", "│ • |│   |b", "=│ • |│   |c"]),
    Case("preformatted text in a list has its sign", [.list(isOrdered: false, items: [[.preformatted("a\nb")]])], ["• |  |a\nb"]),
  ]

  @Test("every block has its line prefixes and spacing", arguments: cases)
  func places(_ one: Case) {
    let blocks = DocumentLayout(Document(blocks: one.blocks)).blocks
    #expect(
      blocks.map { block in
        "\(block.isTight ? "=" : "")\(block.first)|\(block.rest)|\(block.runs.map(\.text).joined())"
      } == one.expected)
  }

  @Test("blocks keep their kind")
  func kinds() {
    let blocks = [Self.text("a"), .heading(level: 6, [.text("b")]), .preformatted("c"), .rule, .quote([.rule])]
    #expect(DocumentLayout(Document(blocks: blocks)).blocks.map(\.kind) == [.paragraph, .heading, .preformatted, .rule, .rule])
  }

  @Test(
    "a span becomes runs of one text style each",
    arguments: [
      (.text("a"), [.init("a", .plain)]),
      (.code("a"), [.init("a", .code)]),
      (.emphasis([.text("a")]), [.init("a", .emphasised)]),
      (.strong([.text("a")]), [.init("a", .strong)]),
      (.strong([.text("a"), .emphasis([.text("b")]), .code("c")]), [.init("a", .strong), .init("b", .emphasised), .init("c", .code)]),
      (.lineBreak, [.init("\n", .plain)]),
      (.image(alternative: "A cup", nil), [.init("[A cup]", .aside)]),
      (.image(alternative: "", .sample("https://example.org/cup.png")), []),
      (.link([.text("a")], .sample()), [.init("a", .link), .init("[1]", .aside)]),
      (.link([.image(alternative: "A cup", nil)], .sample()), [.init("[A cup]", .aside), .init("[1]", .aside)]),
      (.link([], .sample()), [.init("[1]", .aside)]),
    ] as [(Document.Inline, [TextBlock.Run])])
  func runs(span: Document.Inline, expected: [TextBlock.Run]) {
    #expect(DocumentLayout(Document(blocks: [.paragraph([span])])).blocks.map(\.runs) == [expected])
  }

  @Test("heading text is strong, except for spans with another style")
  func headingRuns() {
    let heading = Document.Block.heading(level: 1, [.text("a"), .code("b")])
    #expect(DocumentLayout(Document(blocks: [heading])).blocks.map(\.runs) == [[.init("a", .strong), .init("b", .code)]])
  }

  @Test("links are numbered in text order, and each URL has one number")
  func numbers() {
    let (one, two, three) = (WebURL.sample("https://example.org/1"), WebURL.sample("https://example.org/2"), WebURL.sample())
    let layout = DocumentLayout(
      Document(blocks: [
        .paragraph([.link([.text("a")], one), .strong([.link([.text("b")], two)]), .link([.text("c")], one)]),
        .quote([.list(isOrdered: false, items: [[.paragraph([.link([.text("d")], three), .link([.text("e")], two)])]])]),
      ]))
    #expect(layout.links == [one, two, three])
    #expect(layout.blocks.flatMap(\.runs).filter { $0.textStyle == .aside }.map(\.text) == ["[1]", "[2]", "[1]", "[3]", "[2]"])
  }
}

import CoreDomain
import CoreDoubles
import ReaderDomain
@testable import ReaderPresentation
import ReaderScenes
import Testing

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

  private static func bullets(_ items: [[Document.Block]]) -> Document.Block { .list(items.map { .init(.bullet, $0) }) }

  private static func numbers(_ items: [[Document.Block]]) -> Document.Block {
    .list(items.enumerated().map { .init(.number("\($0 + 1)"), $1) })
  }

  private static let cases: [Case] = [
    Case("nothing", [], []),
    Case(
      "blocks of text", [text("a"), .heading(level: 2, [.text("b")]), .preformatted([.text("c")]), .rule], ["||a", "||b", "||c", "||"]),
    Case("a list", [bullets([[text("a")], [text("b")]])], ["• |  |a", "=• |  |b"]),
    Case(
      "a list in a list", [bullets([[text("a"), bullets([[text("b")]])], [text("c")]])],
      ["• |  |a", "=  • |    |b", "=• |  |c"]),
    Case(
      "a list that begins with a list", [bullets([[numbers([[text("a")], [text("b")]])]])],
      ["=• 1. |     |a", "=  2. |     |b"]),
    Case(
      "numbers, as wide as the widest", [numbers((1...10).map { [text("\($0)")] })],
      [" 1. |    |1"] + (2...9).map { "= \($0). |    |\($0)" } + ["=10. |    |10"]),
    Case(
      "an item of two blocks", [numbers([[text("a"), text("b")], [text("c")]])],
      ["1. |   |a", "   |   |b", "=2. |   |c"]),
    Case(
      "markers of every kind",
      [
        .list([
          .init(.number("iv"), [text("a")]), .init(.task(isDone: true), [text("b")]), .init(.task(isDone: false), [text("c")]),
          .init(.term, [text("d")]), .init(.definition, [text("e"), text("f")]), .init(.details, [text("g")]),
        ])
      ], ["iv. |    |a", "=[x] |    |b", "=[ ] |    |c", "=||d", "=    |    |e", "    |    |f", "=▾ |  |g"]),
    Case("a quotation", [.quote([text("a"), .quote([text("b")]), .rule])], ["│ |│ |a", "│ │ |│ │ |b", "│ |│ |"]),
    Case(
      "a quotation in a list", [bullets([[text("a"), .quote([text("b")])], [text("c")]])],
      ["• |  |a", "  │ |  │ |b", "=• |  |c"]),
    Case(
      "an item that begins with a quotation", [bullets([[.quote([text("a"), text("b")])]])],
      ["• │ |  │ |a", "  │ |  │ |b"]),
    Case(
      "a list in a quotation", [.quote([text("a"), bullets([[text("b")], [text("c")]])])],
      ["│ |│ |a", "│ • |│   |b", "=│ • |│   |c"]),
    Case("preformatted text in a list has its sign", [bullets([[.preformatted([.text("a\nb")])]])], ["• |  |a\nb"]),
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
    let blocks = [Self.text("a"), .heading(level: 6, [.text("b")]), .preformatted([.text("c")]), .rule, .quote([.rule])]
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
      (.footnote(2), [.init("[^2]", .aside)]),
      (.media(.image, title: "A cup", nil), [.init("[image: A cup]", .aside)]),
      (.media(.image, title: "", nil), [.init("[image]", .aside)]),
      (.media(.video, title: "", .sample()), [.init("[video]", .aside, link: 1), .init("[1]", .aside, link: 1)]),
      (.link([.text("a")], .sample()), [.init("a", .link, link: 1), .init("[1]", .aside, link: 1)]),
      (
        .link([.media(.page, title: "A map", nil)], .sample()),
        [.init("[embedded: A map]", .aside, link: 1), .init("[1]", .aside, link: 1)]
      ),
      (
        .link([.media(.image, title: "A cup", .sample())], .sample()),
        [.init("[image: A cup]", .aside, link: 1), .init("[1]", .aside, link: 1)]
      ),
      (.link([], .sample()), [.init("[1]", .aside, link: 1)]),
    ] as [(Document.Inline, [TextBlock.Run])])
  func runs(span: Document.Inline, expected: [TextBlock.Run]) {
    #expect(DocumentLayout(Document(blocks: [.paragraph([span])])).blocks.map(\.runs) == [expected])
  }

  @Test("a table keeps its rows, and the blocks of a cell become lines")
  func tables() {
    let cell: [Document.Block] = [
      Self.text("a"), .quote([.heading(level: 1, [.text("b")])]),
      .list([.init(.bullet, [Self.text("c")]), .init(.number("2"), [.preformatted([.text("d")])])]),
    ]
    let layout = DocumentLayout(Document(blocks: [.quote([.table(headerRows: 1, rows: [[[]], [cell]])])]))
    #expect(layout.blocks.map(\.first) == ["│ "])
    guard case .table(1, let rows) = layout.blocks.first?.kind else { return #expect(Bool(false), "no table") }
    #expect(rows.map { $0.map { $0.map(\.text).joined() } } == [[""], ["a\nb\n• c\n2. d"]])
  }

  @Test("the footnotes follow the article, behind a rule")
  func footnotes() {
    let notes = [[Self.text("one"), Self.text("more")], [Self.text("two")]]
    let layout = DocumentLayout(Document(blocks: [.paragraph([.text("a"), .footnote(1)])], footnotes: notes))
    #expect(layout.blocks.map(\.first) == ["", "", "[^1] ", "     ", "[^2] "])
    #expect(layout.blocks.map(\.kind) == [.paragraph, .rule, .paragraph, .paragraph, .paragraph])
    #expect(DocumentLayout(Document(blocks: [], footnotes: notes)).blocks.count == 3)
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
        .quote([Self.bullets([[.paragraph([.link([.text("d")], three), .link([.text("e")], two)])]])]),
      ]))
    #expect(layout.links == [one.text, two.text, three.text])
    #expect(layout.blocks.flatMap(\.runs).filter { $0.textStyle == .aside }.map(\.text) == ["[1]", "[2]", "[1]", "[3]", "[2]"])
  }

  @Test("an email address in preformatted text has a number and is listed")
  func addresses() {
    let address = "mailto:a@example.org"
    let layout = DocumentLayout(Document(blocks: [.preformatted([.text("x "), .address([.text("y")], address)])]))
    #expect(layout.links == [address])
    #expect(layout.blocks.map { $0.runs.map(\.text) } == [["x ", "y", "[1]"]])
  }

  @Test("images are links, and the view knows which, each once, also in tables and lists")
  func images() {
    let (one, two, page) = (WebURL.sample("https://example.org/1.png"), WebURL.sample("https://example.org/2.png"), WebURL.sample())
    func image(_ url: WebURL?) -> Document.Block { .paragraph([.media(.image, title: "a", url)]) }
    let layout = DocumentLayout(
      Document(blocks: [
        .paragraph([.link([.text("b")], page), .media(.video, title: "c", .sample("https://example.org/3.mp4"))]), image(nil),
        Self.bullets([[image(two)]]), .table(headerRows: 0, rows: [[[image(one)], [image(two)]]]),
      ]))
    #expect(layout.images.map { layout.links[$0 - 1] } == [two.text, one.text])
    #expect(layout.blocks.map(\.linkNumbers) == [[1, 1, 2, 2], [], [3, 3], [4, 4, 3, 3]])
  }
}

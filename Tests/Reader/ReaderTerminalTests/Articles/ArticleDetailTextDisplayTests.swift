import CoreScenes
import CoreTerminal
import ReaderScenes
import ReaderTerminal
import TerminalDoubles
import Testing

@MainActor @Suite("An article as text")
struct ArticleDetailTextDisplayTests {
  private func screen(_ viewModel: ArticleDetail.ViewModel, columns: Int, takesColor: Bool = false) -> ScreenCapture {
    let screen = ScreenCapture(columns: columns, takesColor: takesColor)
    ArticleDetailTextDisplay(terminal: screen.terminal).display(viewModel)
    return screen
  }

  private func viewModel(
    title: String = "", details: [DetailLine] = [], blocks: [TextBlock] = [], links: [String] = [], messages: [Message] = []
  ) -> ArticleDetail.ViewModel {
    .init(title: title, details: details, blocks: blocks, links: links, messages: messages, exported: .empty, outcome: .done)
  }

  @Test("80 columns show the title, details, body and links")
  func wide() {
    #expect(
      screen(ArticleSample.viewModel, columns: 80).output == """
        On tea: 日本茶の淹れ方, and what to do while the water comes to the boil 🍵
        Feed: Example
        By: A. Writer
        Date: 2026-03-01 (1h)
        Link: https://example.org/tea
        Tags: tea, お茶, making things slowly, water

        Water

        Take fresh water and never boil it twice; see here[1].
        A new line. お湯を沸かして、少し冷まします。

        1. Warm the pot, and then the cups, for cold ones take the heat away.

           Do not hurry.
           • مرحبا بالعالم

             │ Said by somebody who knew a great deal about tea and cups.
        2. Pour.

        │ A quotation that is long enough to be wrapped in a window of any width that is
        │ here.
        │
        │ │ Within it, another.
        │
        │ ────────────────────

        • let tea = 1
            brew(tea)

        ────────────────────

        [A cup]

        [1] https://example.org/water

        """)
  }

  @Test("40 columns wrap the title, details and body")
  func narrow() {
    #expect(
      screen(ArticleSample.viewModel, columns: 40).output == """
        On tea: 日本茶の淹れ方, and what to do
        while the water comes to the boil 🍵
        Feed: Example
        By: A. Writer
        Date: 2026-03-01 (1h)
        Link: https://example.org/tea
        Tags: tea, お茶, making things slowly,
          water

        Water

        Take fresh water and never boil it
        twice; see here[1].
        A new line. お湯を沸かして、少し冷ましま
        す。

        1. Warm the pot, and then the cups, for
           cold ones take the heat away.

           Do not hurry.
           • مرحبا بالعالم

             │ Said by somebody who knew a great
             │ deal about tea and cups.
        2. Pour.

        │ A quotation that is long enough to be
        │ wrapped in a window of any width that
        │ is here.
        │
        │ │ Within it, another.
        │
        │ ────────────────────

        • let tea = 1
            brew(tea)

        ────────────────────

        [A cup]

        [1] https://example.org/water

        """)
  }

  @Test("colour adds styles and changes no text")
  func colors() {
    let plain = screen(ArticleSample.viewModel, columns: 80).output
    let colored = screen(ArticleSample.viewModel, columns: 80, takesColor: true).output
    #expect(colored.withoutStyles == plain && colored != plain)
  }

  @Test("the text of a link opens the page that stands below the article under the same number")
  func links() {
    let blocks = [
      TextBlock(.paragraph, runs: [.init("one", .link, link: 1), .init(" "), .init("two", .link, link: 2), .init("!", link: 3)])
    ]
    let lines = ArticleDetailTextDisplay.lines(
      for: viewModel(blocks: blocks, links: ["https://example.org/1", "https://example.org/2"]), columns: 80)
    let links = lines.flatMap(\.spans).filter { $0.style.link != nil }
    #expect(links.map(\.text) == ["one", "two", "https://example.org/1", "https://example.org/2"])
    #expect(links.compactMap(\.style.link?.number) == [1, 2, 1, 2])
    #expect(links.compactMap(\.style.link?.url).prefix(2) == ["https://example.org/1", "https://example.org/2"])
  }

  @Test("programs and tables use the whole window, without the columns of their marks")
  func indentedCode() {
    let code = TextBlock(.preformatted, first: "• ", rest: "  ", runs: [.init("let a = call(one)", .code)])
    #expect(screen(viewModel(blocks: [code]), columns: 16).output == "• let a = call(\n  ↪ one)\n")
    let cells: [[[TextBlock.Run]]] = [[[.init("abcd")], [.init("efgh")]], [[.init("x")], [.init("y\n\nz")]]]
    let table = TextBlock(.table(headerRows: 0, rows: cells), first: "• ", rest: "  ", runs: [])
    #expect(
      screen(viewModel(blocks: [table]), columns: 13).output.hasPrefix("• abcd │ efgh\n  ─────┼─────\n  x    │ y\n       │\n       │ z\n"))
    #expect(screen(viewModel(blocks: [table]), columns: 12).output.hasPrefix("• abcd\n    efgh\n"))
  }

  @Test("an article of many lines is written whole and in order")
  func long() {
    let blocks = (0..<2500).map { TextBlock(.paragraph, isTight: true, runs: [.init("\($0)")]) }
    let expected = ["Tea", ""] + (0..<2500).map { "\($0)" } + ["", "[1] a"]
    #expect(screen(viewModel(title: "Tea", blocks: blocks, links: ["a"]), columns: 80).output == expected.map { $0 + "\n" }.joined())
  }

  @Test("articles that are read together have a line between them")
  func several() {
    let screen = ScreenCapture(columns: 120)
    let display = ArticleReadingTextDisplay(terminal: screen.terminal)
    display.display(viewModel(title: "Tea"))
    display.display(viewModel(title: "Water"))
    #expect(screen.output == "Tea\n\n\(String(repeating: "═", count: 100))\n\nWater\n")
  }

  @Test("a URL is never broken across lines")
  func keepsURLs() {
    let url = "https://example.org/a/rather/long/address"
    let viewModel = viewModel(title: "Tea", details: [.init("Link", url, isURL: true)], links: [url])
    #expect(screen(viewModel, columns: 20).output == "Tea\nLink: \(url)\n\n[1] \(url)\n")
  }

  @Test("missing parts leave no gap")
  func leavesNoGap() {
    let viewModels = [
      viewModel(title: "Tea"), viewModel(title: "Tea", links: ["a"]), viewModel(blocks: [TextBlock(.paragraph, runs: [.init("Hot")])]),
    ]
    #expect(viewModels.map { screen($0, columns: 80).output } == ["Tea\n", "Tea\n\n[1] a\n", "Hot\n"])
  }

  @Test("an article that cannot be opened shows only a message")
  func failure() {
    let screen = screen(viewModel(messages: [Message(.failure, "No.")]), columns: 80)
    #expect(screen.output.isEmpty)
    #expect(screen.error == "strata: No.\n")
  }

  @Test("hostile text adds no escape sequences, line breaks or tabs")
  func hostile() {
    let blocks = [
      TextBlock(.paragraph, runs: [.init("a\u{1B}[31mb\u{202E}c\rd\u{2028}e")]),
      TextBlock(.preformatted, runs: [.init("f\u{1B}]0;t\u{7}\tg\u{9B}2Jh", .code)]),
    ]
    #expect(screen(viewModel(blocks: blocks), columns: 80).output == "abc d e\n\nf       gh\n")
  }
}

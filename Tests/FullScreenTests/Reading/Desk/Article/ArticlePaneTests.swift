import Domain
import DomainDoubles
import Scenes
import Terminal
import Testing

@testable import FullScreen

@Suite("The lines of an opened article")
struct ArticlePaneTests {
  private static let reference = ArticleReference(DeskSample.articles[0].article.id)

  /// An article of fifty lines and its title, in ten rows.
  private static func pane() -> ArticlePane {
    var pane = ArticlePane(reference)
    let text = (0..<50).map { "line \($0)" }.joined(separator: "\n")
    pane.show(
      ArticleDetail.ViewModel(
        title: "Title", details: [], blocks: [TextBlock(.preformatted, runs: [.init(text, .code)])], links: [], enclosures: [],
        messages: [],
        exported: .empty, outcome: .done))
    pane.fit(ScreenSize(columns: 40, rows: 10), .usual)
    return pane
  }

  @Test("scrolling stops at both ends")
  func scroll() {
    var pane = Self.pane()
    let count = pane.lines.count
    #expect(count > 50 && pane.top == 0 && !pane.isAtEnd(height: 10))
    for (distance, top) in [(3, 3), (-1, 2), (-5, 0), (1000, count - 10), (1, count - 10), (-1, count - 11), (-1000, 0)] {
      pane.scroll(by: distance, height: 10)
      #expect(pane.top == top && pane.isAtEnd(height: 10) == (top == count - 10))
    }
    pane.scroll(by: 1000, height: 10)
    #expect(!pane.isAtEnd(height: 9) && pane.isAtEnd(height: 11))
    pane.scroll(by: 0, height: 1000)
    #expect(pane.top == 0)
  }

  @Test("a line that is not visible comes to the upper third")
  func showLine() {
    var pane = Self.pane()
    let count = pane.lines.count
    for (line, top) in [(9, 0), (10, 7), (7, 7), (16, 7), (17, 14), (13, 10), (0, 0), (count - 1, count - 10)] {
      pane.show(line: line, height: 10)
      #expect(pane.top == top, "line \(line)")
    }
  }

  @Test("the lines that were visible stay until the article is read")
  func waiting() {
    let palette = Palette(isOnLight: false)
    #expect(ArticlePane(Self.reference).visibleLines(height: 10, palette) == [StyledLine("Reading the article …", .dim)])
    var pane = ArticlePane(Self.reference, before: [StyledLine("before")])
    #expect(pane.visibleLines(height: 10, palette) == [StyledLine("before")] && pane.isAtEnd(height: 10))
    pane.show(DeskSample.viewModel(of: DeskSample.articles[0].article))
    pane.fit(ScreenSize(columns: 40, rows: 10), .usual)
    #expect(pane.visibleLines(height: 10, palette) == Array(pane.lines.prefix(10)))
    pane.scroll(by: 2, height: 10)
    #expect(pane.visibleLines(height: 4, palette) == Array(pane.lines[2..<6]))
  }

  @Test("another width breaks the lines again, and no line is wider than the window", arguments: [1, 7, 20, 80])
  func width(columns: Int) {
    var pane = ArticlePane(Self.reference)
    pane.show(DeskSample.viewModel(of: DeskSample.articles[0].article))
    pane.fit(ScreenSize(columns: 200, rows: 10), .usual)
    let wide = pane.lines.count
    pane.fit(ScreenSize(columns: columns, rows: 10), .usual)
    #expect(pane.lines.count > wide)
    #expect(pane.lines.allSatisfy { $0.columns <= max(columns, 2) }, "A wide character takes two columns.")
  }
}

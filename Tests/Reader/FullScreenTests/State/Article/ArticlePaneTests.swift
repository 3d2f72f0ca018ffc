import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("The lines of an opened article")
struct ArticlePaneTests {
  private static let reference = ArticleReference(ScreenSample.articles[0].article.id)

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
    pane.show(ScreenSample.viewModel(of: ScreenSample.articles[0].article))
    pane.fit(ScreenSize(columns: 40, rows: 10), .usual)
    #expect(pane.visibleLines(height: 10, palette) == Array(pane.lines.prefix(10)))
    pane.scroll(by: 2, height: 10)
    #expect(pane.visibleLines(height: 4, palette) == Array(pane.lines[2..<6]))
  }

  /// An article with these paragraphs, each with the image of its number.
  private static func viewModel(_ paragraphs: Int) -> ArticleDetail.ViewModel {
    ArticleDetail.ViewModel(
      title: "Title", details: [],
      blocks: (0..<paragraphs).map { TextBlock(.paragraph, runs: [.init("Paragraph \($0).", link: $0 + 1)]) },
      links: (0..<paragraphs).map { "https://example.org/\($0)" }, enclosures: [], messages: [], exported: .empty, outcome: .done)
  }

  private static let size = ScreenSize(columns: 40, rows: 6)
  private static let image = ScreenImage(id: 1, bytes: [], width: 20, height: 60)

  @Test("an article that is read again loses its letters, hits and images, and scrolls no further than its end")
  func readAgain() {
    var pane = ArticlePane(Self.reference)
    pane.show(Self.viewModel(20))
    pane.fit(Self.size, .usual)
    pane.hints = LinkHints(["https://example.org/"])
    pane.find = ArticleFind("paragraph", in: pane.lines)
    _ = pane.images.show([1])
    pane.images.settle(1, .shown(Self.image))
    pane.fit(Self.size, .usual)
    pane.scroll(by: 30, height: 6)
    pane.show(Self.viewModel(4))
    #expect(pane.hints == nil && pane.find == nil && pane.images == ArticleImageStates())
    pane.fit(Self.size, .usual)
    #expect(pane.top == pane.lines.count - 6 && pane.placements(in: ScreenArea(row: 0, column: 0, columns: 40, rows: 6)).isEmpty)
    pane.show(Self.viewModel(1))
    pane.fit(Self.size, .usual)
    #expect(pane.top == max(0, pane.lines.count - 6))
  }

  @Test("the uppermost line stays in place when an image above it arrives", arguments: 0...3)
  func imageAbove(offset: Int) throws {
    var pane = ArticlePane(Self.reference)
    pane.show(Self.viewModel(20))
    pane.fit(Self.size, .usual)
    pane.find = ArticleFind("paragraph 9", in: pane.lines)
    let first = try #require(pane.lines.firstIndex { $0.text.hasPrefix("Paragraph 5") })
    pane.scroll(by: first + offset, height: 6)
    let before = pane.visibleLines(height: 6, Palette(isOnLight: false))
    _ = pane.images.show([1])
    pane.fit(Self.size, .usual)
    #expect(pane.lines.contains { $0.text == "  Fetching the image …" })
    pane.images.settle(1, .shown(Self.image))
    pane.fit(Self.size, .usual)
    #expect(pane.visibleLines(height: 6, Palette(isOnLight: false)) == before && pane.top == first + offset + 3)
    pane.images.settle(1, .failed("it is not an image."))
    pane.fit(Self.size, .usual)
    #expect(pane.lines.contains { $0.text == "  Image: it is not an image." })
  }

  @Test("an image is placed once, below the text of its link, as far as it is visible")
  func placements() throws {
    var pane = ArticlePane(Self.reference)
    pane.show(Self.viewModel(3))
    _ = pane.images.show([2])
    pane.images.settle(2, .shown(Self.image))
    pane.fit(Self.size, .usual)
    let first = try #require(pane.lines.firstIndex { $0.text.hasPrefix("Paragraph 1") }) + 1
    let area = ScreenArea(row: 3, column: 2, columns: 40, rows: 6)
    for top in 0...first + 3 {
      pane.scroll(by: -100, height: 6)
      pane.scroll(by: top, height: 6)
      let rows = (first..<first + 3).filter { (pane.top..<pane.top + 6).contains($0) }
      let placed = pane.placements(in: area)
      guard let row = rows.first else {
        #expect(placed.isEmpty)
        continue
      }
      #expect(
        placed == [
          ImagePlacement(
            image: Self.image, area: ScreenArea(row: 3 + row - pane.top, column: 2, columns: 2, rows: rows.count), rows: 3,
            hiddenRows: row - first)
        ])
    }
    #expect(pane.placements(in: ScreenArea(row: 3, column: 2, columns: 1, rows: 6)).isEmpty, "The pane is narrower than the image.")
  }

  @Test("another width breaks the lines again, and no line is wider than the window", arguments: [1, 7, 20, 80])
  func width(columns: Int) {
    var pane = ArticlePane(Self.reference)
    pane.show(ScreenSample.viewModel(of: ScreenSample.articles[0].article))
    pane.fit(ScreenSize(columns: 200, rows: 10), .usual)
    let wide = pane.lines.count
    pane.fit(ScreenSize(columns: columns, rows: 10), .usual)
    #expect(pane.lines.count > wide)
    #expect(pane.lines.allSatisfy { $0.columns <= max(columns, 2) }, "A wide character takes two columns.")
  }
}

import Testing

@testable import FullScreen

@Suite("The layout of the panes")
struct ScreenLayoutTests {
  /// A window, and where its panes and the lines between them are.
  struct Window: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let columns: Int
    var focus = ScreenPane.list
    var hasArticle = true
    var maximumPanes = 3
    var feeds: ScreenArea?
    var verticalRule: ScreenArea?
    var list: ScreenArea?
    var articleRule: ScreenArea?
    var article: ScreenArea?
  }

  private static func area(_ row: Int, _ column: Int, _ columns: Int, _ rows: Int) -> ScreenArea {
    ScreenArea(row: row, column: column, columns: columns, rows: rows)
  }

  static let windows: [Window] = [
    Window(testDescription: "the list alone", columns: 59, list: area(1, 0, 59, 8)),
    Window(testDescription: "the article alone", columns: 59, focus: .article, article: area(1, 0, 59, 8)),
    Window(testDescription: "the feeds alone", columns: 59, focus: .feeds, feeds: area(1, 0, 59, 8)),
    Window(testDescription: "one pane by setting", columns: 200, maximumPanes: 1, list: area(1, 0, 200, 8)),
    Window(
      testDescription: "the article below the list", columns: 60, list: area(1, 0, 60, 2), articleRule: area(3, 0, 60, 1),
      article: area(4, 0, 60, 5)),
    Window(
      testDescription: "the feeds in place of the article", columns: 60, focus: .feeds, feeds: area(1, 0, 20, 8),
      verticalRule: area(1, 20, 1, 8), list: area(1, 21, 39, 8)),
    Window(
      testDescription: "feeds and list, without an article", columns: 99, hasArticle: false, feeds: area(1, 0, 27, 8),
      verticalRule: area(1, 27, 1, 8), list: area(1, 28, 71, 8)),
    Window(
      testDescription: "no room for three panes", columns: 99, list: area(1, 0, 99, 2), articleRule: area(3, 0, 99, 1),
      article: area(4, 0, 99, 5)),
    Window(
      testDescription: "three panes", columns: 100, feeds: area(1, 0, 27, 8), verticalRule: area(1, 27, 1, 8), list: area(1, 28, 72, 2),
      articleRule: area(3, 28, 72, 1), article: area(4, 29, 71, 5)),
    Window(
      testDescription: "three panes, without an article", columns: 150, hasArticle: false, feeds: area(1, 0, 27, 8),
      verticalRule: area(1, 27, 1, 8), list: area(1, 28, 122, 8)),
    Window(
      testDescription: "three panes, the article still below the list", columns: 149, feeds: area(1, 0, 27, 8),
      verticalRule: area(1, 27, 1, 8), list: area(1, 28, 121, 2), articleRule: area(3, 28, 121, 1), article: area(4, 29, 120, 5)),
    Window(
      testDescription: "three panes, the article beside the list", columns: 150, feeds: area(1, 0, 27, 8), verticalRule: area(1, 27, 1, 8),
      list: area(1, 28, 48, 8), articleRule: area(1, 76, 1, 8), article: area(1, 78, 72, 8)),
    Window(
      testDescription: "two panes by setting, the article below the list", columns: 149, maximumPanes: 2, list: area(1, 0, 149, 2),
      articleRule: area(3, 0, 149, 1), article: area(4, 0, 149, 5)),
    Window(
      testDescription: "two panes by setting, the article beside the list", columns: 150, maximumPanes: 2, list: area(1, 0, 60, 8),
      articleRule: area(1, 60, 1, 8), article: area(1, 62, 88, 8)),
  ]

  @Test(
    "the width of the window, the focus, the setting, and whether an article is open decide which panes are shown, and where",
    arguments: windows)
  func panes(window: Window) {
    let layout = ScreenLayout(
      ScreenSize(columns: window.columns, rows: 10), focus: window.focus, hasArticle: window.hasArticle, maximumPanes: window.maximumPanes)
    #expect(
      [layout.feeds, layout.verticalRule, layout.list, layout.articleRule, layout.article]
        == [window.feeds, window.verticalRule, window.list, window.articleRule, window.article])
    #expect(layout.header == Self.area(0, 0, window.columns, 1) && layout.footer == Self.area(9, 0, window.columns, 1))
  }

  @Test("a window of fewer than four rows has neither header nor footer")
  func low() {
    let three = ScreenLayout(ScreenSize(columns: 50, rows: 3), focus: .list, hasArticle: false, maximumPanes: 3)
    #expect(three.header == nil && three.footer == nil && three.list == Self.area(0, 0, 50, 3))
    let four = ScreenLayout(ScreenSize(columns: 50, rows: 4), focus: .list, hasArticle: false, maximumPanes: 3)
    #expect(four.header == Self.area(0, 0, 50, 1) && four.footer == Self.area(3, 0, 50, 1) && four.list == Self.area(1, 0, 50, 2))
  }

  @Test("a cell belongs to the pane that covers it, and lines, header and footer belong to none")
  func place() {
    let layout = ScreenLayout(ScreenSize(columns: 150, rows: 10), focus: .list, hasArticle: true, maximumPanes: 3)
    func place(_ row: Int, _ column: Int) -> String? { layout.place(row: row, column: column).map { "\($0.pane) \($0.row)" } }
    #expect(place(1, 0) == "feeds 0" && place(8, 26) == "feeds 7")
    #expect(place(1, 28) == "list 0" && place(8, 75) == "list 7")
    #expect(place(1, 78) == "article 0" && place(8, 149) == "article 7")
    for (row, column) in [(0, 0), (9, 0), (5, 27), (5, 76), (5, 77), (5, 150), (1, -1)] { #expect(place(row, column) == nil) }
    for pane in ScreenPane.allCases { #expect(layout.area(of: pane) != nil) }
  }
}

import CoreTerminal
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The columns of the list in the full screen")
struct ListColumnsTests {
  private static let sizes = [(80, 24), (60, 20), (20, 6)]

  @Test("tags are behind the titles in windows of any size", arguments: sizes)
  func tags(columns: Int, rows: Int) throws {
    let article = ScreenSample.article("Tea", in: 0, minutes: 5, marks: [.tag(try TagName("hot"))])
    let driver = ScreenDriver(columns: columns, rows: rows, [article])
    #expect(driver.screen.text[1].hasSuffix("Tea  #hot"), "\(driver.screen.text)")
    #expect(driver.screen.violations.isEmpty)
  }

  @Test("the first line says how much of a long article was seen, in windows of any size", arguments: sizes)
  func place(columns: Int, rows: Int) {
    var driver = ScreenDriver(columns: columns, rows: rows)
    driver.press(.space)
    let first = driver.screen.text[0]
    #expect(first.hasSuffix(" %"), "\(first)")
    driver.press(.end)
    #expect(driver.screen.text[0].hasSuffix("100 %") && first != driver.screen.text[0])
    driver.press("q")
    #expect(!driver.screen.text[0].hasSuffix(" %"))
  }

  @Test("the text that is read stays in its place when the window gets another width")
  func placeAfterResize() throws {
    var driver = ScreenDriver(columns: 80, rows: 12)
    driver.press(.space)
    func line() -> String { driver.state.article.map { $0.lines[$0.top].text } ?? "" }
    while !line().contains("see here"), driver.state.article?.isAtEnd(height: 2) == false { driver.press("j") }
    #expect(line().contains("see here"))
    for columns in [60, 30, 100, 80] {
      driver.resize(columns: columns, rows: 12)
      #expect(line().contains("see here"), "\(columns)")
    }
  }

  @Test("the user's columns are shown in the user's order, as many as have room")
  func chosen() {
    let layout = ArticleListLayout(columns: [.date, .title, .feed, .id], date: .iso)
    let gap = { String(repeating: " ", count: $0) }
    for (columns, rows, line) in [
      (200, 50, ">2026-03-01  Water" + gap(136) + "Tea"), (60, 20, ">2026-03-01  Water"), (20, 6, ">Water"),
    ] {
      let driver = ScreenDriver(columns: columns, rows: rows, [ScreenSample.article("Water", in: 0, minutes: 1)], layout: layout)
      let text = driver.screen.text[1]
      #expect(text.hasSuffix(line) && driver.screen.violations.isEmpty, "\(text)")
    }
  }

  @Test("a wide date takes the room of the feed, and no window has a line that is too long", arguments: ArticleListLayout.DateForm.allCases)
  func dates(form: ArticleListLayout.DateForm) {
    let layout = ArticleListLayout(columns: ArticleListLayout.Column.allCases, date: form)
    for columns in stride(from: 200, through: 2, by: -3) {
      let driver = ScreenDriver(columns: columns, rows: 12, layout: layout)
      #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells, "\(columns)")
    }
  }
}

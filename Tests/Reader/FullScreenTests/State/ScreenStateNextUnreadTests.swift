import CoreScenes
import ReaderDomain
import ReaderScenes
import Testing

@testable import FullScreen

@Suite("The next unread article, behind many read ones")
struct ScreenStateNextUnreadTests {
  /// So many articles of a feed, of which all but these are read.
  private static func articles(_ count: Int, unread: Set<Int>) -> [ArticleSummary] {
    (0..<count).map { ScreenSample.article("Number \($0)", in: 1, minutes: $0 + 1, marks: unread.contains($0) ? [] : [.read]) }
  }

  @Test("n and p open it, also beyond the rows that the list holds", arguments: [130, 280, 900])
  func beyond(distance: Int) {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [0, distance]))
    driver.press("2", "n")
    #expect(driver.selected == "Number 0" && driver.state.focus == .article)
    driver.press("n")
    #expect(driver.selected == "Number \(distance)" && driver.state.focus == .article)
    #expect(driver.state.article?.viewModel?.title == "Number \(distance)")
    #expect(driver.articles.allSatisfy(\.status.isRead) && driver.state.list.selected?.isRead == true)
    driver.press("n")
    #expect(driver.footer == "There is no unread article below." && driver.selected == "Number \(distance)")
    driver.press("p")
    #expect(driver.footer == "There is no unread article above.")
    driver.change("Number 0", .set(.read, false))
    driver.press(.escape, "G")
    #expect(driver.selected == "Number 999")
    driver.press("p")
    #expect(driver.selected == "Number 0" && driver.state.focus == .article && driver.marks(of: "Number 0")?.isRead == true)
    driver.press("J")
    #expect(driver.selected == "Number 1")
  }

  @Test("keys that are typed while it is looked for are about it")
  func typedAhead() {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [0, 900]))
    driver.press("2", "n")
    driver.areAnswering = false
    driver.press("n", "s")
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.marks(of: "Number 900") == ArticleStatus([.read, .starred]) && driver.marks(of: "Number 0")?.isStarred == false)
  }

  @Test("the next feed follows when the rest of a feed is read")
  func nextFeed() {
    var driver = ScreenDriver(
      columns: 100, rows: 30, Self.articles(900, unread: [0]) + [ScreenSample.article("Water", in: 0, minutes: 5000)])
    driver.press("2", "]", "n", "n")
    #expect(driver.selected == "Water" && driver.state.focus == .article)
  }

  @Test("what is shown of another list meanwhile does not pass for the list of the next feed")
  func otherList() {
    var driver = ScreenDriver(
      columns: 100, rows: 30, Self.articles(30, unread: [0]) + [ScreenSample.article("Water", in: 0, minutes: 5000)])
    driver.press("2", "]", "n")
    driver.areAnswering = false
    driver.press("n")
    driver.send(.list(.init(rows: [], summary: nil, messages: [], exported: .empty, outcome: .done), after: .show(.all)))
    driver.areAnswering = true
    driver.sendTogether([])
    #expect(driver.state.article?.viewModel?.title == "Water" && driver.state.message == nil)
  }

  @Test("n and p open it in another order, too, also beyond the rows that the list holds")
  func reordered() {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [0, 999]))
    driver.press("2", "t")
    driver.type("date")
    driver.press(.enter)
    #expect(driver.state.list.isReordered && driver.selected == "Number 0" && !driver.state.list.isAtTop)
    driver.press("p")
    #expect(driver.selected == "Number 999" && driver.state.article?.viewModel?.title == "Number 999")
    driver.press("n")
    #expect(driver.selected == "Number 0" && driver.state.article?.viewModel?.title == "Number 0")
    #expect(driver.articles.allSatisfy { $0.status.isRead })
    driver.press("p")
    #expect(driver.footer == "There is no unread article above." && driver.selected == "Number 0")
    driver.press(.escape, "g", "n")
    #expect(driver.footer == "There is no unread article below.")
  }

  @Test("in another order, above a list whose first articles are read, nothing below passes for an article above")
  func nothingAbove() {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [0]))
    driver.press("2", "t")
    driver.type("date")
    driver.press(.enter, "g")
    for _ in 0..<15 { driver.press(.pageDown) }
    #expect(!driver.state.list.isAtTop && driver.selected != "Number 0")
    let selected = driver.selected
    driver.press("p")
    #expect(driver.footer == "There is no unread article above." && driver.selected == selected)
  }

  @Test("in another order, duplicates that are listed once are looked for among the rows only, and the last line says so")
  func unique() {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [999]))
    driver.press("F", .control("u"))
    driver.type("unique:yes sort:date")
    driver.press(.enter, "G", "p")
    #expect(driver.state.list.query.isUnique && driver.state.list.isReordered)
    #expect(driver.footer == "There is no unread article above as far as the list was read.")
  }
}

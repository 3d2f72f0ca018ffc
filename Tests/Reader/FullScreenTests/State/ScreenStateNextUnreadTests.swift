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

  @Test("in another order, the last line says that not all was looked through")
  func reordered() {
    var driver = ScreenDriver(columns: 100, rows: 30, Self.articles(1000, unread: [999]))
    driver.press("2", "t")
    driver.type("date")
    driver.press(.enter)
    #expect(driver.state.list.isReordered && driver.selected == "Number 0")
    driver.press("p")
    #expect(driver.footer == "There is no unread article above as far as the list was read.")
    driver.press("g", "p")
    #expect(driver.footer == "There is no unread article above.")
  }
}

import Domain
import ScreenModel
import Testing

@testable import FullScreen

@Suite("A change of all articles of the list")
struct DeskChangeAllTests {
  @Test("M shows how many articles each change concerns, before one is made")
  func counts() {
    var driver = DeskDriver(
      columns: 100, rows: 24, DeskSample.many(1200) + [DeskSample.article("Seen", in: 0, minutes: 2000, marks: [.read])])
    driver.press("2", "M")
    #expect(
      driver.desk.menu?.items.map(\.meaning) == [
        "mark all articles of the list read: 1,200 articles", "mark all articles of the list unread: 1 article",
        "star all articles of the list: 1,201 articles", "take all stars of the list away: no article would change",
      ])
    #expect(driver.requests.isEmpty)
    driver.press(.down, .enter)
    #expect(driver.articles.allSatisfy { !$0.status.isRead })
    driver.press("z", "M", .up)
    driver.type("unstar")
    driver.press(.enter)
    #expect(driver.footer == "No article of the list would change." && driver.articles.contains { $0.status.isRead })
  }

  @Test("a change that is chosen before its articles are counted is made when their number is known, unless it is left")
  func waits() {
    var driver = DeskDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press("M", .enter)
    #expect(driver.screen.text.contains { $0.contains("counting …") })
    #expect(driver.waiting.allSatisfy { if case .count = $0 { true } else { false } })
    driver.areAnswering = true
    driver.resize(columns: 100, rows: 25)
    #expect(driver.articles.allSatisfy(\.status.isRead) && driver.desk.menu == nil)
    driver.press("z")
    driver.areAnswering = false
    driver.press("M", .enter, .escape)
    driver.areAnswering = true
    driver.resize(columns: 100, rows: 24)
    #expect(driver.articles.contains { !$0.status.isRead })
  }
}

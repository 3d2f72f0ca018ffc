import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The order of the list")
struct ScreenStateOrderTests {
  /// More articles than the list holds at once.
  private static let tooMany = ListPane.maximum + 20

  /// So many unread articles. Their titles sort in another order than their dates.
  private static func mixed(_ count: Int) -> [ArticleSummary] {
    (0..<count).map { ScreenSample.article("Number \(1000 + $0 * 13 % count)", in: $0 % 2, minutes: $0 + 1) }
  }

  private static func sort(_ driver: inout ScreenDriver, _ name: String) {
    driver.press("t")
    driver.type(name)
    driver.press(.enter)
  }

  @Test("the list is sorted by what is chosen, in both directions, and the selected article stays selected")
  func sorts() {
    var driver = ScreenDriver(columns: 100, rows: 24, Self.mixed(30))
    driver.press("j", "j", "j")
    #expect(driver.selected == "Number 1009")
    Self.sort(&driver, "title")
    #expect(driver.state.list.rows.map(\.row.title) == (1000..<1030).map { "Number \($0)" })
    #expect(driver.selected == "Number 1009" && driver.screen.text[0].contains("sort:title"))
    Self.sort(&driver, "-title")
    #expect(driver.state.list.rows.map(\.row.title) == (1000..<1030).reversed().map { "Number \($0)" } && driver.selected == "Number 1009")
    Self.sort(&driver, "-date")
    #expect(driver.state.list.query.order == nil && driver.selected == "Number 1009" && driver.state.list.selectedIndex == 3)
  }

  @Test("the menu marks the order of the list, and the order stays when other articles are listed")
  func remembers() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    Self.sort(&driver, "feed")
    driver.press("2")
    #expect(driver.state.list.query.order?.criteria == [QueryOrder(.feed)])
    driver.press("]")
    #expect(driver.state.list.query.order?.criteria == [QueryOrder(.feed)])
    driver.press("t")
    #expect(driver.state.menu?.items.filter { $0.keys == "✓" }.map(\.name) == ["feed"])
  }

  @Test("the menu says what each order does, and marks newest first in a list without an order")
  func orders() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press("t")
    let items = driver.state.menu?.items ?? []
    #expect(
      items.map { "\($0.name) \($0.meaning)" } == [
        "-date newest first", "date oldest first", "-seen last fetched first", "seen first fetched first",
        "-updated last changed first", "updated longest unchanged first", "-title titles from Z to A", "title titles from A to Z",
        "-author authors from Z to A", "author authors from A to Z", "-feed feeds from Z to A", "feed feeds from A to Z",
        "-folder folders from Z to A", "folder folders from A to Z", "-words long articles first", "words short articles first",
      ])
    #expect(items.map(\.keys) == ["✓"] + Array(repeating: "", count: 15))
  }

  @Test("a long sorted list is read in windows, down to its end and up again", arguments: [true, false])
  func windows(isUnread: Bool) {
    let end = 1000 + Self.tooMany
    var driver = ScreenDriver(columns: 40, rows: 8, Self.mixed(Self.tooMany))
    if !isUnread { driver.press("2") }
    Self.sort(&driver, "title")
    driver.press("g")
    for number in 1000..<end {
      #expect(driver.selected == "Number \(number)" && driver.state.list.rows.count <= ListPane.maximum)
      driver.press("j")
    }
    for number in (1000..<end).reversed() {
      #expect(driver.selected == "Number \(number)" && driver.state.list.rows.count <= ListPane.maximum)
      driver.press("k")
    }
    driver.press("G")
    #expect(driver.selected == "Number \(end - 1)")
  }

  @Test("reading through a sorted list leaves no article out")
  func reads() {
    let end = 1000 + Self.tooMany
    var driver = ScreenDriver(columns: 40, rows: 8, Self.mixed(Self.tooMany))
    Self.sort(&driver, "title")
    driver.press("g")
    for number in 1000..<end {
      driver.press("n")
      if number == 1000, driver.selected == "Number 1001" { driver.press("p") }
      #expect(driver.selected == "Number \(number)")
    }
    #expect(!driver.articles.contains { !$0.status.isRead })
  }

  @Test("what arrives in a sorted list waits, and moves no row")
  func waits() {
    var driver = ScreenDriver(columns: 100, rows: 24, Self.mixed(30))
    Self.sort(&driver, "title")
    driver.press("g", "j")
    let before = driver.state.list.rows.map(\.id)
    driver.add([ScreenSample.article("Number 1003, again", in: 0, minutes: 0), ScreenSample.article("Number 0999", in: 0, minutes: 0)])
    driver.send(.input(.focused))
    #expect(driver.state.list.rows.map(\.id) == before && driver.screen.text[0].contains("2 new: g"))
    driver.press("g")
    #expect(driver.selected == "Number 0999" && driver.state.list.rows.count == 32)
  }

  @Test("a read article stays in its place in a sorted list, and so does a list that became empty")
  func stays() {
    var driver = ScreenDriver(columns: 100, rows: 24, Self.mixed(10))
    Self.sort(&driver, "-title")
    driver.press("g", "j", "N")
    #expect(driver.state.list.rows.map(\.isRead) == [false, true] + Array(repeating: false, count: 8))
    driver.press("A")
    #expect(driver.state.list.rows.count == 10 && driver.state.list.rows.allSatisfy(\.isRead))
    driver.press("z")
    #expect(driver.state.list.rows.count { !$0.isRead } == 9)
  }

  @Test(
    "in a sorted list, a mark or an opened article reads no list again: read articles leave the unread ones all the same, and come back")
  func marksInPlace() {
    var driver = ScreenDriver(columns: 100, rows: 24, Self.mixed(200))
    Self.sort(&driver, "title")
    driver.press("g")
    let sortings = driver.sortings
    driver.press("s")
    #expect(driver.state.list.selected?.status.isStarred == true && driver.marks(of: "Number 1000")?.isStarred == true)
    driver.press("N")
    #expect(driver.state.list.selected?.hasLeft == true && driver.marks(of: "Number 1000")?.isRead == true)
    driver.press("N")
    #expect(driver.state.list.selected?.hasLeft == false && driver.marks(of: "Number 1000")?.isRead == false)
    driver.press(.space, "n")
    #expect(driver.selected == "Number 1001" && driver.state.article?.viewModel?.title == "Number 1001")
    #expect(driver.state.list.rows.prefix(3).map(\.hasLeft) == [true, true, false] && driver.state.list.rows[0].status.isStarred)
    driver.press("q", "v", "j", "j", "s")
    #expect(driver.state.list.rows.prefix(5).map(\.status.isStarred) == [true, true, true, true, false])
    #expect(driver.sortings == sortings && driver.state.unread == "198")
    driver.add([ScreenSample.article("Number 1000, again", in: 0, minutes: 0)])
    driver.send(.changedElsewhere)
    #expect(driver.sortings > sortings && driver.state.list.waiting.count == 1, "What something else changes is read.")
  }

  @Test("a sorted list whose query decides by marks is read again after a mark")
  func marksAnew() {
    var driver = ScreenDriver(columns: 100, rows: 24, Self.mixed(10))
    driver.press("F", .control("u"))
    driver.type("(is:starred or number) sort:title")
    driver.press(.enter)
    let sortings = driver.sortings
    driver.press("s")
    #expect(driver.sortings == sortings + 1 && driver.state.list.rows.count == 10)
  }
}

import CoreScenes
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The list of the full screen")
struct ScreenStateListTests {
  @Test("a long list is read in windows, down to its end and up again, and never more than a few of them are held")
  func windows() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(400))
    #expect(driver.state.list.rows.count == ListPane.window)
    for number in 1..<400 {
      driver.press("j")
      #expect(driver.selected == "Number \(number)" && driver.state.list.rows.count <= ListPane.maximum)
    }
    driver.press("j")
    #expect(driver.selected == "Number 399")
    for number in (0..<399).reversed() {
      driver.press("k")
      #expect(driver.selected == "Number \(number)" && driver.state.list.rows.count <= ListPane.maximum)
    }
  }

  @Test("the end of a list is one step away, and so is its top")
  func ends() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(1000))
    driver.press("G")
    #expect(driver.selected == "Number 999" && driver.state.list.rows.count <= ListPane.maximum)
    driver.press("k", "k")
    #expect(driver.selected == "Number 997")
    driver.press("g")
    #expect(driver.selected == "Number 0")
  }

  @Test("reading through a long list keeps the selected article, whatever is read meanwhile")
  func readingThrough() {
    let count = ListPane.maximum + 20
    var driver = ScreenDriver(columns: 30, rows: 6, ScreenSample.many(count))
    for number in 0..<count {
      driver.press("n")
      #expect(driver.selected == "Number \(number)")
    }
    driver.press("n")
    #expect(driver.state.message?.sentence == "There is no unread article below.")
    #expect(!driver.articles.contains { !$0.status.isRead })
  }

  @Test("a page is a row less than the pane, and half a page half of that")
  func pages() {
    var driver = ScreenDriver(columns: 50, rows: 24, ScreenSample.many(100))
    let steps: [(Key, Int)] = [
      (.pageDown, 21), (.pageDown, 42), (.pageUp, 21), (.control("d"), 31), (.control("u"), 21), (.control("u"), 11),
    ]
    for (key, selected) in steps {
      driver.press(key)
      #expect(driver.state.list.selectedIndex == selected, "\(key)")
    }
    driver.press(.enter, .pageDown)
    #expect(driver.state.article?.top == min(21, (driver.state.article?.lines.count ?? 0) - 22))
  }

  @Test("typing narrows the list; Esc shows the list and the selection from before")
  func narrows() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(300))
    for _ in 0..<60 { driver.press("j") }
    let before = driver.state.list
    driver.press("/")
    driver.type("number 2")
    #expect(driver.selected == "Number 2" && driver.state.list.rows.count == 50)
    driver.press(.escape)
    #expect(driver.selected == "Number 60" && driver.state.list.rows.map(\.id) == before.rows.map(\.id))
    #expect(driver.state.list.topID == before.topID)
    driver.press("s")
    #expect(driver.marks(of: "Number 60")?.isStarred == true && driver.state.list.selected?.row.status.isStarred == true)
  }

  @Test("more new articles above than a window has rows do not keep the list from being read on")
  func manyWaiting() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(120))
    driver.press("j")
    driver.add((1...130).map { ScreenSample.article("Late \($0)", in: 0, minutes: -$0) })
    driver.send(.input(.focused))
    for _ in 0..<118 { driver.press("j") }
    #expect(driver.selected == "Number 119" && driver.screen.text[0].contains("new: g"))
  }

  @Test("a store that fails when more rows are asked for is not asked again and again")
  func failingStore() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(120))
    driver.areAnswering = false
    for _ in 0..<40 { driver.press("j") }
    let asked = ArticleList.Request.show(driver.state.list.query.at(.top, size: 100))
    let failed = ArticleListPresenter.viewModel(
      for: .init(.failed(.subscription(.feedNotFound(FeedReference("Gone")))), listed: nil, now: .sample()))
    for _ in 0..<3 { driver.send(.list(failed, after: asked)) }
    #expect(driver.waiting == [.list(asked)] && driver.footer.contains("Gone"))
  }

  @Test("Enter keeps the narrowed list, and a query that is wrong keeps the list as it was")
  func keeps() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press("/")
    driver.type("water")
    driver.press(.enter)
    #expect(driver.state.list.rows.map(\.row.title) == ["Water"] && driver.state.prompt == nil)
    driver.press("/")
    driver.send(.input(.paste("title:")))
    #expect(driver.footer.contains("column 7") && driver.state.list.rows.map(\.row.title) == ["Water"])
    driver.type("wat")
    #expect(!driver.footer.contains("column") && driver.state.list.rows.map(\.row.title) == ["Water"])
  }

  @Test("a feed without unread articles lists all of its articles, and a folder those of its feeds")
  func places() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("C", .escape, "G", .enter)
    #expect(driver.state.list.rows.count == 3, "\(driver.screen.text)")
    driver.press(.escape, "k", .enter)
    #expect(driver.state.list.rows.isEmpty)
  }

  @Test(
    "commands are the words of the command line and of the dialogue",
    arguments: [
      ("star", 1), ("undo", 1), ("refresh", 1), ("mark read --all", 1), ("filter starred", 0), ("list --starred", 0), ("quit", 0),
      ("filter feed Tea", 0), ("search water", 0), ("frobnicate", 0), ("", 0), ("view-all", 0), ("list --unread", 0),
    ])
  func commands(text: String, requests: Int) {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(":")
    driver.type(text)
    driver.press(.enter)
    #expect(driver.requests.count == requests && driver.state.prompt == nil)
    #expect(driver.footer.contains("Unknown command") == (text == "frobnicate"))
    #expect(driver.isOver == (text == "quit"))
  }

  @Test("an article is starred by its ID, too")
  func starByID() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(":")
    driver.type("star \(driver.articles[4].article.id.short)")
    driver.press(.enter)
    #expect(driver.articles[4].status.isStarred)
  }
}

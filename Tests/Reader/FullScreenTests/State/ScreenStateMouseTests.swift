import CoreScenes
import ReaderDoubles
@testable import CoreTerminal
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The mouse in the full screen")
struct ScreenStateMouseTests {
  @Test("a click selects an article, a second one opens it")
  func list() throws {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.click(on: "Cups, pots")
    #expect(driver.selected?.hasPrefix("Cups, pots") == true && driver.state.focus == .list && driver.requests.isEmpty)
    driver.click(on: "Cups, pots")
    let cups = try #require(driver.articles.first { $0.article.title.hasPrefix("Cups") })
    #expect(driver.requests == [.list(.open(ArticleReference(cups.article.id)))] && driver.state.focus == .article)
    // The selected row in a pane without the keys: the first click only goes there.
    driver.click(on: "Cups, pots")
    #expect(driver.state.focus == .list && driver.requests.count == 1)
  }

  @Test("a click among the feeds selects one, a second one lists its articles")
  func feeds() throws {
    var driver = ScreenDriver(columns: 120, rows: 24)
    let row = try #require(driver.state.feeds.rows.firstIndex { if case .feed(let feed) = $0 { feed.title == "Tea" } else { false } })
    driver.point(.click, row: row + 1, column: 5)
    #expect(driver.state.focus == .feeds && driver.state.feeds.feed?.title == "Tea")
    driver.point(.click, row: row + 1, column: 5)
    #expect(
      driver.state.focus == .list && driver.state.list.rows.allSatisfy { $0.row.feedTitle == "Tea" } && !driver.state.list.rows.isEmpty)
  }

  @Test("the wheel scrolls the pane under the pointer by three rows; the selection stays until it would leave the window")
  func wheel() {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(400))
    driver.press("j", "j", "j", "j")
    driver.point(.wheelDown, row: 5, column: 60)
    #expect(driver.state.list.topIndex == 3 && driver.selected == "Number 4")
    driver.point(.wheelDown, row: 5, column: 60)
    #expect(driver.state.list.topIndex == 6 && driver.selected == "Number 6")
    driver.point(.wheelUp, row: 5, column: 5)
    #expect(driver.state.list.topIndex == 6 && driver.state.focus == .list, "The pointer is over the feeds.")
    for _ in 0..<3 { driver.point(.wheelUp, row: 5, column: 60) }
    #expect(driver.state.list.topIndex == 0)
    // Rows further down are asked for.
    for _ in 0..<100 { driver.point(.wheelDown, row: 5, column: 60) }
    #expect(driver.screen.text.contains { $0.contains("Number 310") } && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("the wheel scrolls the feeds, too")
  func wheelOverFeeds() {
    let feeds = (0..<50).map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Feed \($0)") }
    var driver = ScreenDriver(columns: 120, rows: 24, feeds: feeds)
    for (action, top) in [(.wheelDown, 3), (.wheelDown, 6), (.wheelUp, 3)] as [(MouseEvent.Action, Int)] {
      driver.point(action, row: 5, column: 5)
      #expect(driver.state.feeds.top == top)
    }
  }

  @Test("clicks below the last row of a pane only move the focus to it", arguments: [(5, ScreenPane.feeds), (60, .list)])
  func belowRows(column: Int, pane: ScreenPane) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(pane == .list ? "h" : "j")
    let before = driver.state
    for _ in 0..<3 { driver.point(.click, row: 20, column: column) }
    #expect(driver.state.focus == pane && driver.requests.isEmpty && driver.state.list.query == before.list.query)
    #expect(driver.state.feeds.selectedID == before.feeds.selectedID && driver.state.list.selectedID == before.list.selectedID)
  }

  @Test("the wheel over the article scrolls it, and leaves the keys where they are")
  func wheelOverArticle() {
    var driver = ScreenDriver(columns: 80, rows: 16)
    driver.press(.space, .shiftTab)
    #expect(driver.state.focus == .list)
    driver.point(.wheelDown, row: 12, column: 40)
    #expect(driver.state.article?.top == 3 && driver.state.focus == .list)
    driver.point(.wheelUp, row: 12, column: 40)
    #expect(driver.state.article?.top == 0)
  }

  @Test("when the wheel takes the selection from the open article, the keys go to the list: no key acts on an article that is not seen")
  func wheelBesideArticle() {
    var driver = ScreenDriver(columns: 120, rows: 16, ScreenSample.many(60))
    driver.press(.space)
    #expect(driver.state.focus == .article)
    driver.point(.wheelDown, row: 2, column: 60)
    #expect(driver.state.focus == .list && driver.selected == "Number 3")
    driver.press("s")
    #expect(driver.marks(of: "Number 3")?.isStarred == true && driver.marks(of: "Number 0")?.isStarred == false)
  }

  @Test("a right click selects what is under the pointer and lists all actions of the pane; a second one closes the list")
  func rightClick() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.point(.rightClick, row: 3, column: 60)
    #expect(driver.state.menu == ScreenMenu(.list, driver.state.keys) && driver.state.list.selectedIndex == 2)
    driver.point(.rightClick, row: 3, column: 60)
    #expect(driver.state.menu == nil)
    // The first and the last line belong to no pane.
    driver.point(.rightClick, row: 23, column: 60)
    #expect(driver.state.menu == ScreenMenu(.list, driver.state.keys) && driver.state.list.selectedIndex == 2)
  }

  @Test("a selection of several articles is extended by a click, and kept by a right click")
  func selection() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("v")
    driver.point(.click, row: 3, column: 60)
    #expect(driver.state.list.range == 0...2)
    driver.point(.rightClick, row: 1, column: 60)
    #expect(driver.state.list.range == 0...2 && driver.state.menu != nil)
  }

  @Test("a click in a menu selects the entry, also of a long one; a second one chooses it")
  func menu() throws {
    var driver = ScreenDriver(columns: 120, rows: 14)
    driver.press("m", .pageDown, .pageDown, .down)
    let row = try #require(driver.screen.text.firstIndex { $0.contains("toggle-star") })
    driver.point(.click, row: row, column: 10)
    let menu = try #require(driver.state.menu)
    #expect(menu.items[menu.selected].name == "toggle-star" && driver.requests.isEmpty)
    driver.click(on: "toggle-star")
    #expect(driver.state.menu == nil && driver.marks(of: "Water")?.isStarred == true)
    driver.press("m")
    driver.point(.wheelDown, row: 5, column: 5)
    #expect(driver.state.menu?.selected == 3)
    driver.point(.wheelUp, row: 5, column: 5)
    #expect(driver.state.menu?.selected == 0)
    for row in [0, 13] { driver.point(.click, row: row, column: 5) }
    #expect(driver.state.menu?.selected == 0)
    driver.type("quotation")
    driver.point(.click, row: 1, column: 5)
    #expect(driver.state.menu != nil, "The sentence that nothing matches is no entry.")
  }

  @Test("a click on a link in the article that has the keys opens it; text, and a link in another pane, do not")
  func links() throws {
    var driver = ScreenDriver(columns: 80, rows: 30)
    driver.press(.space, .shiftTab)
    driver.click(on: "see here")
    #expect(driver.state.focus == .article && driver.requests.count == 1)
    driver.click(on: "お湯")
    #expect(driver.requests.count == 1)
    driver.click(on: "see here")
    #expect(driver.requests.last == .browse(.follow(ScreenSample.link)))
    driver.press("f")
    driver.click(on: "see here")
    #expect(driver.requests.count == 3 && driver.state.article?.hints == nil)
  }

  @Test("while a line is typed, a click does nothing and says so, and the text stays", arguments: ["/", ":", "F", "x"] as [Key])
  func prompt(key: Key) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(key)
    driver.type("x")
    let (text, list) = (driver.state.prompt?.text, driver.state.list)
    for action in [MouseEvent.Action.wheelDown, .rightClick, .click] { driver.point(action, row: 2, column: 60) }
    #expect(driver.state.prompt?.text == text && driver.state.list == list && driver.state.menu == nil)
    #expect(driver.state.message?.sentence == "Enter or Esc ends the line first.")
    driver.press(.left)
    driver.point(.wheelUp, row: 2, column: 60)
    #expect(driver.state.message?.sentence != "Enter or Esc ends the line first.", "A wheel turns by itself.")
  }

  @Test("a click acts on no row that is about to change: while keys wait for the articles, it does nothing and says so")
  func waitingKeys() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.areAnswering = false
    driver.press(.space, "s")
    driver.click(on: "Cups, pots")
    #expect(driver.footer == "The articles are still being read: click again." && driver.selected == "Water")
    driver.areAnswering = true
    driver.send(.input(.focused))
    #expect(driver.marks(of: "Water")?.isStarred == true && driver.typed.isEmpty)
  }

  @Test("a click on rows that are shown until others have arrived does nothing")
  func rowsFromBefore() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.areAnswering = false
    driver.press("2")
    driver.click(on: "Cups, pots")
    #expect(driver.requests.isEmpty && driver.state.list.selectedID == nil)
    driver.areAnswering = true
    driver.send(.input(.focused))
    #expect(driver.selected == "Water")
  }

  @Test(
    "no click is outside of what is handled",
    arguments: [(0, 0), (1, 1), (5, 2), (59, 3), (80, 24), (120, 30)], ["", "m", " ", ":"])
  func everywhere(size: (columns: Int, rows: Int), keys: String) {
    for action in [MouseEvent.Action.click, .rightClick, .wheelUp, .wheelDown] {
      var driver = ScreenDriver(columns: size.columns, rows: size.rows)
      driver.type(keys)
      for row in [0, size.rows / 2, size.rows - 1, size.rows, .max] {
        for column in [0, 20, size.columns - 1, size.columns, .max] where row >= 0 && column >= 0 {
          driver.point(action, row: row, column: column)
        }
      }
      #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells && !driver.isOver)
    }
  }

  @Test("in a window of one cell, a click opens the article that it shows")
  func oneCell() {
    var driver = ScreenDriver(columns: 1, rows: 1)
    driver.point(.click, row: 0, column: 0)
    #expect(driver.state.focus == .article && driver.requests.count == 1)
  }

  @Test(
    ":set mouse switches the mouse on and off; other words report what can be set",
    arguments: [
      ("set mouse on", true), ("set mouse off", false), ("SET Mouse  On", true), ("set mouse", nil), ("set", nil), ("set mouse x", nil),
    ]
      as [(String, Bool?)])
  func setting(line: String, isOn: Bool?) {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press(":")
    driver.type(line)
    driver.press(.enter)
    #expect(driver.requests == (isOn.map { [.mouse($0)] } ?? []))
    let sentence = isOn.map { $0 ? "The mouse is on. With Shift, it selects text as before." : "The mouse is off." }
    #expect(driver.footer == sentence ?? "':set' takes 'mouse on' or 'mouse off'.  ':config set' changes the settings of strata.")
  }

  @Test("Tab completes the setting")
  func completion() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press(":")
    driver.type("set m")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "set mouse o" && driver.footer.contains("set mouse off  set mouse on"))
    driver.type("n")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "set mouse on ")
  }
}

extension ScreenDriver {
  /// Clicks on the first character of a text on the screen, behind the feeds if they have it, too.
  fileprivate mutating func click(on text: String) {
    for (row, line) in screen.text.enumerated() {
      guard let range = line.firstRange(of: text) else { continue }
      return point(.click, row: row, column: TextWidth.columns(of: String(line[..<range.lowerBound])))
    }
    Issue.record("The screen does not show '\(text)'.")
  }
}

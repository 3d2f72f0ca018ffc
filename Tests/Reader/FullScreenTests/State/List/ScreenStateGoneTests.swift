import CoreDoubles
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Articles that something else removes, in the full screen")
struct ScreenStateGoneTests {
  @Test(
    "their rows go when the user comes back, and the last line says so; the selection goes to the next row", arguments: ["1", "2"] as [Key])
  func goes(view: Key) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press(view, "j", "j")
    driver.remove { ["Number 2", "Number 5"].contains($0.article.title) }
    driver.send(.input(.focused))
    #expect(driver.selected == "Number 3" && driver.state.list.rows.count == 38)
    #expect(driver.footer == "2 articles of this list were removed, or got another date.")
    #expect(driver.screen.text[1...3].map { $0.suffix(8) } == ["Number 0", "Number 1", "Number 3"])
    #expect(driver.screen.cells == driver.redrawn.cells)
    driver.press("j")
    driver.remove { $0.article.title == "Number 39" }
    driver.send(.input(.focused))
    #expect(driver.footer == "1 article of this list was removed, or got another date." && driver.selected == "Number 4")
  }

  @Test("an article that was only marked elsewhere stays in its place, with its marks")
  func marked() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.change("Number 2", .set(.read, true))
    driver.change("Number 2", .set(.starred, true))
    driver.change("Number 3", .set(.hidden, true))
    driver.remove { $0.article.title == "Number 4" }
    driver.send(.input(.focused))
    #expect(driver.state.list.rows.count == 39 && driver.state.list.rows.map(\.row.title).prefix(5).last == "Number 5")
    #expect(
      driver.state.list.rows[2].status == ArticleStatus([.read, .starred]) && driver.state.list.rows[3].status == ArticleStatus([.hidden]))
  }

  @Test("an article whose date changes elsewhere stays, at its new place and without a sentence", arguments: ["", "tj\n"])
  func redated(keys: String) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    for key in keys { driver.press(key == "\n" ? .enter : Key(.character(key))) }
    driver.press("j", "j")
    let selected = driver.selected
    for minutes in [-30, 600] {
      driver.redate("Number 5", byMinutes: minutes)
      driver.send(.input(.focused))
      #expect(driver.state.list.rows.count == 40 && driver.state.list.rows.count { $0.row.title == "Number 5" } == 1)
      #expect(driver.selected == selected && !driver.footer.contains("removed") && driver.state.list.waiting.isEmpty)
    }
  }

  @Test("all of them may go, also far down in a long list and in another order", arguments: ["", "G", "tj\n"])
  func many(keys: String) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(400))
    for key in keys { driver.press(key == "\n" ? .enter : Key(.character(key))) }
    for _ in 0..<120 { driver.press("j") }
    for _ in 0..<60 { driver.press("k") }
    driver.remove { $0.article.title.hasSuffix("7") || $0.article.title.hasSuffix("8") }
    driver.send(.input(.focused))
    let left = Set(driver.articles.map(\.article.title))
    #expect(!driver.state.list.rows.isEmpty && driver.state.list.rows.allSatisfy { left.contains($0.row.title) })
    #expect(driver.state.list.rows.contains { $0.id == driver.state.list.selectedID })
    driver.remove { _ in true }
    driver.send(.input(.focused))
    #expect(driver.state.list.rows.isEmpty && driver.screen.text.joined().contains("No articles match: unread."))
  }

  @Test("an article that is gone when it is to be opened is reported, and its row goes")
  func opened() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j")
    driver.remove { $0.article.title == "Number 1" }
    driver.press(.space)
    #expect(driver.footer == "There is no such article." && driver.selected == "Number 2" && driver.state.list.rows.count == 39)
    #expect(driver.state.focus == .list && driver.state.article == nil)
  }

  @Test("a read article stays when it is gone, until the user comes back")
  func read() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press(.space, "q")
    driver.remove { $0.article.title == "Number 0" }
    driver.send(.input(.focused))
    driver.press(.space)
    #expect(driver.state.list.rows.count == 39 && driver.footer == "There is no such article.")
  }

  @Test("when the articles cannot be read, no row goes, and nothing is asked again and again")
  func failingStore() throws {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.areAnswering = false
    driver.remove { $0.article.title == "Number 2" }
    let left = ListedArticles(driver.state.list.query, ListPage(all: driver.articles))
    driver.send(.list(ArticleListPresenter.viewModel(for: .init(.listed, listed: left, now: .sample())), after: .refreshed))
    guard case .list(let check) = try #require(driver.waiting.last) else {
      Issue.record("There is no check.")
      return
    }
    let failed = ArticleListPresenter.viewModel(
      for: .init(.failed(.subscription(.feedNotFound(FeedReference("Gone")))), listed: nil, now: .sample()))
    driver.send(.list(failed, after: check))
    #expect(driver.state.list.rows.count == 40 && !driver.state.list.rows.contains(where: \.isDoubtful))
    driver.send(.list(failed, after: .refreshed))
    #expect(driver.waiting.count { $0 == .list(check) } == 1)
  }

  @Test("a selection of several articles ends at rows that are left")
  func selection() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "v", "j", "j")
    driver.remove { ["Number 1", "Number 3"].contains($0.article.title) }
    driver.send(.input(.focused))
    #expect(driver.state.list.selectedRows.map(\.row.title) == ["Number 2", "Number 4"])
  }

  private static let refusal = "What was selected is gone, so nothing was done."

  @Test(
    "a line or a menu that was opened for an article acts on no other one when that is removed",
    arguments: [
      ("T", "soon"), (":", "tag soon"), (":", "star"), (":", "mark read"), (":", "open"), (":", "toggle-star"), (":", "mark-list-read"),
      ("?", "toggle-star"),
    ] as [(Key, String)])
  func prompt(key: Key, text: String) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "j", key)
    driver.remove { $0.article.title == "Number 2" }
    driver.send(.changedElsewhere)
    let before = driver.articles
    driver.type(text)
    driver.press(.enter)
    #expect(driver.articles == before && driver.footer == Self.refusal && driver.selected == "Number 3")
    #expect(driver.state.prompt == nil && driver.state.menu == nil && driver.state.article == nil)
    driver.press(key)
    driver.type(text)
    driver.press(.enter)
    #expect(driver.articles != before)
  }

  @Test(
    "the first key after the selected article is removed acts on no other one; the key behind it does, whatever the first one was",
    arguments: ["s", "N", "T", "A", "M", "o", .enter] as [Key])
  func firstKey(key: Key) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "j")
    driver.remove { $0.article.title == "Number 2" }
    driver.send(.changedElsewhere)
    var other = driver
    let (before, requests) = (driver.articles, driver.requests)
    driver.press(key)
    #expect(driver.articles == before && driver.requests == requests && driver.footer == Self.refusal)
    #expect(driver.state.prompt == nil && driver.state.menu == nil && driver.state.article == nil)
    driver.press(key)
    other.press("j", key)
    #expect(driver.footer != Self.refusal && other.footer != Self.refusal)
  }

  @Test("what the user's own command removes is no surprise: the next key acts on the next article")
  func ownCommand() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "j", ":")
    driver.type("feeds")
    driver.remove { $0.article.title == "Number 2" }
    driver.press(.enter)
    #expect(driver.selected == "Number 3")
    driver.press("s")
    #expect(driver.marks(of: "Number 3")?.isStarred == true)
  }

  @Test("this also holds when another key comes before the effect of the command is shown")
  func keyAfterOwnCommand() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "j")
    driver.remove { $0.article.title == "Number 2" }
    driver.areAnswering = false
    driver.send(.outputSeen)
    driver.press(.control("l"))
    #expect(driver.selected == "Number 2")
    driver.areAnswering = true
    driver.sendTogether([])
    #expect(driver.selected == "Number 3")
    driver.press("s")
    #expect(driver.marks(of: "Number 3")?.isStarred == true)
  }

  @Test("when the open article is removed, no other row has the mark of the open one")
  func mark() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("j", "j", .space)
    #expect(driver.screen.text.first { $0.contains("Number 2") }?.contains("-") == true)
    driver.remove { $0.article.title == "Number 2" }
    driver.send(.changedElsewhere)
    #expect(driver.state.focus == .article && driver.screen.text.first { $0.contains("Number 3") }?.contains("-") == false)
    driver.press(.escape)
    #expect(driver.screen.text.first { $0.contains("Number 3") }?.contains(">") == true)
  }

  @Test("a change of an article that is gone says so, and names no ID; an ID that the user has typed is named", arguments: [true, false])
  func changed(isOpen: Bool) {
    var driver = ScreenDriver(columns: 160, rows: 24, ScreenSample.many(40))
    if isOpen { driver.press(.space) }
    func fail(_ reference: ArticleReference) {
      let failed = ArticleListPresenter.viewModel(for: .init(.failed(.article(.notFound(reference))), listed: nil, now: .sample()))
      driver.send(.list(failed, after: .change(StatusChange([reference], .toggle(.starred)))))
    }
    fail(ArticleReference(driver.articles[0].article.id))
    #expect(driver.footer == "This article is gone.")
    fail(ArticleReference("ab12"))
    #expect(driver.footer.hasPrefix("No article has an ID that begins with 'ab12'."))
  }

  @Test("120 keys while articles come and go elsewhere leave every row as it is stored")
  func world() {
    var generator = SeededGenerator(7)
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(200))
    let keys: [Key] = ["j", "j", "k", .space, "q", "n", "s", "N", "z", "Z", "g", "G", "2", "1", .pageDown, "v", "A"]
    for number in 0..<120 {
      driver.press(keys.randomElement(using: &generator) ?? "j")
      if number % 5 == 0 {
        let place = Int.random(in: 0..<max(1, driver.articles.count), using: &generator)
        let title = driver.articles.indices.contains(place) ? driver.articles[place].article.title : ""
        driver.remove { $0.article.title == title }
      }
      if number % 3 == 0 { driver.add([ScreenSample.article("Late \(number)", in: 0, minutes: .random(in: 1...200, using: &generator))]) }
      driver.send(.input(.focused))
    }
    #expect(driver.screen.cells == driver.redrawn.cells && driver.screen.violations.isEmpty)
    driver.press(.escape, "1")
    let left = Dictionary(driver.articles.map { ($0.article.title, $0.status) }, uniquingKeysWith: { first, _ in first })
    #expect(driver.state.list.rows.allSatisfy { left[$0.row.title] == $0.status })
  }
}

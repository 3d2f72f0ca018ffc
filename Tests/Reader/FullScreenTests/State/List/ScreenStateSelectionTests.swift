import CoreScenes
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Several articles in the full screen")
struct ScreenStateSelectionTests {
  private func marks(_ driver: ScreenDriver) -> [Bool] { driver.articles.prefix(6).map(\.status.isStarred) }

  @Test("a selection goes from where it began to the selected article, in both directions, and is seen")
  func range() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("j", "j", "v", "j", "j")
    #expect(driver.state.list.range == 2...4 && driver.footer.hasPrefix("3 selected  "))
    #expect(driver.screen.text.count { $0.contains("+") && $0.contains("Number") } == 2)
    driver.press("k", "k", "k")
    #expect(driver.state.list.range == 1...2 && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("a star and a mark concern the whole selection, which ends with it, and one undo takes all back")
  func changes() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("v", "j", "j", "s")
    #expect(marks(driver) == [true, true, true, false, false, false] && driver.state.list.range == nil)
    driver.press("z")
    #expect(!marks(driver).contains(true))
    driver.press("g", "v", "j", "A")
    #expect(driver.articles.count { $0.status.isRead } == 2)
  }

  @Test("a selection of articles with and without a star gets stars; if all have one, they lose it")
  func mixed() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("s", "v", "j", "s")
    #expect(marks(driver).prefix(3) == [true, true, false])
    driver.press("k", "v", "j", "s")
    #expect(!marks(driver).contains(true))
  }

  @Test("a key decides by the marks that are shown, unless these are about to change")
  func certain() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    func changes() -> [ArticleStatus.Change] {
      driver.waiting.compactMap { if case .list(.change(let change)) = $0 { change.change } else { nil } }
    }
    for _ in 1...2 {
      driver.areAnswering = false
      driver.press("s", "s", "s")
      let isStarred = driver.state.list.selected?.status.isStarred == true
      #expect(changes() == [.set(.starred, !isStarred), .toggle(.starred), .toggle(.starred)])
      driver.areAnswering = true
      driver.send(.input(.focused))
    }
  }

  @Test("Esc ends a selection before it leaves the list, and so does another list")
  func ends() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("v", "j", .escape)
    #expect(driver.state.list.range == nil && driver.state.focus == .list)
    driver.press("v", "j", "2", "j", "s")
    #expect(driver.articles.count { $0.status.isStarred } == 1)
  }

  @Test(
    "a selection whose beginning has left the rows changes nothing, says so and ends", arguments: ["s", "N", "T", "A"] as [Key])
  func lost(key: Key) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(400))
    let before = driver.articles
    driver.press("v", "G", key)
    #expect(driver.footer == "The selection is no longer in the list; v begins one.")
    #expect(driver.articles == before && driver.state.prompt == nil && driver.state.list.anchorID == nil)
    driver.press("s")
    #expect(driver.articles.count { $0.status.isStarred } == 1)
    driver.press("g", "v", "G", .escape)
    #expect(driver.state.focus == .feeds && driver.state.list.anchorID == nil)
  }

  @Test("an article that is opened ends a selection, so that the keys change it alone", arguments: [true, false])
  func opened(byID: Bool) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(20))
    driver.press("v", "j")
    if byID {
      driver.press(":")
      driver.type("read \(driver.articles[7].article.id.text)")
    }
    driver.press(.enter, "s")
    #expect(driver.articles.indices.filter { driver.articles[$0].status.isStarred } == [byID ? 7 : 1])
    #expect(driver.state.list.anchorID == nil)
  }

  @Test("a selection keeps its articles when new ones arrive above")
  func arrivals() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(20))
    driver.press("j", "v", "j")
    let before = driver.state.list.selectedRows.map(\.id)
    driver.add(ScreenSample.articles)
    driver.send(.input(.focused))
    #expect(driver.state.list.selectedRows.map(\.id) == before)
  }

  @Test(
    "in a list without duplicates, an article is read in all feeds that carry it; a star is its own",
    arguments: [([.enter], [.read]), (["N"], [.read]), (["s"], [])] as [([Key], Set<ArticleMark>)])
  func duplicates(keys: [Key], marks: Set<ArticleMark>) {
    var driver = twins([])
    for key in keys { driver.press(key) }
    #expect(driver.marks(of: "Twin")?.marks == marks)
    guard keys == [.enter] else { return }
    driver.press("z")
    #expect([driver.marks(of: "Twin"), driver.marks(of: "Shown")].map { $0?.isRead } == [false, false], "One undo takes back both.")
  }

  @Test(
    "an article and its duplicate get the same mark, also when they had different ones and a change is not answered yet",
    arguments: [(["s", "N"], true), (["s", "N", "N"], false)] as [([Key], Bool)])
  func differentDuplicates(keys: [Key], isRead: Bool) {
    var driver = twins([.read])
    driver.areAnswering = false
    for key in keys { driver.press(key) }
    driver.areAnswering = true
    driver.send(.input(.focused))
    #expect([driver.marks(of: "Twin"), driver.marks(of: "Shown")].map { $0?.isRead } == [isRead, isRead])
  }

  /// A list without duplicates, of an unread article that another feed has, too.
  private func twins(_ marks: Set<ArticleMark>) -> ScreenDriver {
    let twin = ScreenSample.article("Twin", in: 1, minutes: 5, marks: marks)
    let shown = ScreenSample.article("Shown", in: 0, minutes: 1)
    let summary = ArticleSummary(
      article: shown.article, status: shown.status, feedTitle: shown.feedTitle, folder: shown.folder,
      duplicates: [DuplicateArticle(id: twin.article.id, feedTitle: twin.feedTitle)])
    var driver = ScreenDriver(columns: 100, rows: 30, [summary, twin])
    driver.press("F", .control("u"))
    driver.type("title:shown unique:yes")
    driver.press(.enter)
    return driver
  }

  @Test(
    "all articles of a list are marked or starred at once, also those that are not read in",
    arguments: [("read", 400, 0), ("star", 0, 400), ("unread", 0, 0), ("unstar", 0, 0)])
  func all(verb: String, read: Int, starred: Int) {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(400))
    driver.press("M")
    driver.type(verb)
    driver.press(.enter)
    #expect(driver.articles.count { $0.status.isRead } == read && driver.articles.count { $0.status.isStarred } == starred)
  }

  @Test("read articles are listed too, or no longer")
  func readToo() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    let unread = driver.state.list.rows.count
    driver.press("L")
    #expect(driver.state.list.rows.count == driver.articles.count && driver.articles.count > unread)
    driver.press("L")
    #expect(driver.state.list.rows.count == unread)
  }

  @Test("what is changed about a feed is a command line, which the user completes")
  func feeds() throws {
    var driver = ScreenStateKeyTests.driver(in: .feeds)
    let id = try #require(driver.state.feeds.feed?.id)
    driver.press("c")
    #expect(
      driver.state.menu?.items.map { "\($0.name)|\($0.meaning)|\($0.keys)" } == [
        "rename|give it another title: Quiet|", "move|move it to a folder: Quiet|", "settings|show its settings: Quiet|",
        "remove|stop following it: Quiet|",
      ])
    #expect(
      driver.state.menu?.items.map(\.choice)
        == ["feeds set \(id) title=", "feeds set \(id) folder=", "feeds set \(id)", "remove \(id)"].map { .commandLine($0) })
    driver.type("move")
    driver.press(.enter)
    #expect(driver.state.prompt?.text == "feeds set \(id) folder=")
    #expect(driver.state.message?.sentence == "Put words with spaces between quotation marks.")
    driver.type("'A b'")
    driver.press(.enter)
    #expect(driver.requests.last == .run(["feeds", "set", id, "folder=A b"]))
  }
}

import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("A change of all articles of the list")
struct ScreenStateChangeAllTests {
  @Test("new articles that wait are not changed before they have been shown", arguments: ["A", "M", "C"] as [Key])
  func waiting(key: Key) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("j")
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.input(.focused))
    driver.press(key)
    #expect(driver.footer == "1 new article would change, too; g shows what is new." && driver.state.menu == nil)
    driver.press("g", "A")
    #expect(driver.articles.allSatisfy { $0.status.isRead })
  }

  @Test(
    "what may have arrived above rows that are far down, or in a sorted list, is not changed before it can have been shown",
    arguments: ["", "title"], ["A", "M", "C"] as [Key])
  func unseen(order: String, key: Key) {
    for isElsewhere in [true, false] {
      var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(400))
      if order.isEmpty {
        driver.press("G")
      } else {
        driver.press("t")
        driver.type(order)
        driver.press(.enter)
      }
      let new = ScreenSample.article("Zebra", in: 0, minutes: -5)
      if isElsewhere {
        driver.add([new])
        driver.send(.changedElsewhere)
      } else {
        driver.arriving = [new]
        driver.press("R")
      }
      driver.press(key)
      let remedy = order.isEmpty ? "g shows what is new" : "g reads the list again"
      #expect(driver.footer == "New articles may have arrived; \(remedy)." && driver.state.menu == nil)
      #expect(!driver.articles.contains { $0.status.isRead })
      driver.press("g", "A")
      #expect(driver.articles.allSatisfy { $0.status.isRead })
    }
  }

  @Test(
    "new articles that waited are not changed after a jump to the end, nor in a list that is read around the same article",
    arguments: [["G"], ["G", "L"], ["G", "L", "L"]] as [[Key]])
  func unseenAfterJump(keys: [Key]) {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(400))
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    for key in keys { driver.press(key) }
    driver.press("A")
    #expect(driver.footer == "New articles may have arrived; g shows what is new." && driver.marks(of: "Late")?.isRead == false)
  }

  @Test(
    "what arrives while a list is narrowed is not changed after Esc, before it has been shown",
    arguments: [
      (["G"], "New articles may have arrived; g shows what is new."),
      ([.pageDown, .pageDown], "1 new article would change, too; g shows what is new."),
    ] as [([Key], String)])
  func unseenAfterNarrowing(keys: [Key], sentence: String) {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(400))
    for key in keys { driver.press(key) }
    driver.press("/")
    driver.type("number")
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    driver.press(.escape, "A")
    #expect(driver.footer == sentence && driver.marks(of: "Late")?.isRead == false)
  }

  @Test("who has scrolled up to the first article has been shown what has arrived")
  func scrolledToTop() {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(400))
    driver.press("G")
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    for _ in 0..<30 { driver.press(.pageUp) }
    #expect(driver.selected == "Late" && driver.state.list.isAtTop)
    driver.press("A")
    #expect(driver.articles.allSatisfy { $0.status.isRead })
  }

  @Test("what arrives while the menu of changes is open is not changed")
  func arrivesDuringMenu() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("M")
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    driver.press(.enter)
    #expect(driver.footer == "1 new article would change, too; g shows what is new." && driver.marks(of: "Late")?.isRead == false)
  }

  @Test(
    "while a refresh runs, all is left alone; behind its end, keys wait until what has arrived is known",
    arguments: ["A", "M", "C"] as [Key])
  func refreshing(key: Key) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    let progress = RefreshProgress(done: 1, total: 2, text: "1/2 feeds")
    driver.send(.refresh(.init(progress: progress, rows: [], summary: nil, messages: [], outcome: .done)))
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    let before = driver.articles
    driver.press(key)
    #expect(driver.footer.hasPrefix("A refresh is running, which may bring articles.") && driver.state.menu == nil)
    let end = ScreenEvent.refresh(.init(progress: nil, rows: [], summary: "1 new.", messages: [], outcome: .done))
    driver.sendTogether([end, .input(.key(key))])
    #expect(driver.footer == "1 new article would change, too; g shows what is new." && driver.articles == before)
  }

  @Test("keys that are typed at once show what is new, and then change it")
  func shownFirst() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    driver.sendTogether([.input(.key("g")), .input(.key("A"))])
    #expect(driver.articles.allSatisfy { $0.status.isRead })
  }

  @Test(
    "in the feeds, A marks the selected feed, folder or view read, whatever is listed, and names the feed or the folder",
    arguments: [
      (["G"], ["Tea"], "'Tea': "), (["G", "k"], ["Tea"], "'Food': "), (["g", "j", "j", "j"], ["Water"], ""),
      (["g"], ["Tea", "毎日の日本語ニュース"], ""),
    ] as [([Key], Set<String>, String)])
  func selectedFeed(keys: [Key], names: Set<String>, sign: String) {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.views = .sample(["water": "title:water"])
    driver.send(driver.shownViews)
    let unread = driver.articles.filter { !$0.status.isRead }
    let query = driver.state.list.query
    driver.press(.escape)
    for key in keys { driver.press(key) }
    driver.press("A")
    let marked = unread.filter { driver.marks(of: $0.article.title)?.isRead == true }
    #expect(marked == unread.filter { names.contains($0.feedTitle) || names.contains($0.article.title) })
    #expect(driver.footer == sign + (marked.count == 1 ? "1 article marked read." : "\(marked.count) articles marked read."))
    #expect(driver.state.list.query == query && driver.state.focus == .feeds)
    driver.press("z")
    #expect(driver.articles.count { !$0.status.isRead } == unread.count)
  }

  @Test("in the feeds, A refuses a saved query with a limit, and says where to show what is new")
  func refusedFeed() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.views = .sample(["two": "is:unread limit:2"])
    driver.send(driver.shownViews)
    let before = driver.articles
    driver.press(.escape, "j", "j", "j", "A")
    #expect(driver.footer.hasPrefix("All articles that match would change") && driver.articles == before)
    driver.add([ScreenSample.article("Late", in: 0, minutes: -5)])
    driver.send(.changedElsewhere)
    driver.press("G", "A")
    #expect(driver.footer == "1 new article may change, too; g in the list shows what is new.")
    #expect(driver.articles.count { $0.status.isRead } == before.count { $0.status.isRead })
  }

  @Test("a list that does not keep the limit of its query says so, and not all of it is changed", arguments: ["A", "M"] as [Key])
  func limit(key: Key) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("F", .control("u"))
    driver.type("is:unread limit:2")
    driver.press(.enter)
    #expect(driver.footer == "'limit:' counts on the command line only; here, all articles that match are listed.")
    driver.press(key)
    #expect(driver.footer.hasPrefix("All articles that match would change") && driver.state.menu == nil)
    #expect(driver.articles.contains { !$0.status.isRead })
  }

  @Test("M shows how many articles each change concerns, before one is made")
  func counts() {
    var driver = ScreenDriver(
      columns: 100, rows: 24, ScreenSample.many(1200) + [ScreenSample.article("Seen", in: 0, minutes: 2000, marks: [.read])])
    driver.press("2", "M")
    #expect(
      driver.state.menu?.items.map(\.meaning) == [
        "mark read: 1,200 articles of the list", "mark unread: 1 article of the list", "star: 1,201 articles of the list",
        "unstar: no article of the list would change",
      ])
    #expect(driver.requests.isEmpty)
    driver.press(.down, .enter)
    #expect(driver.articles.allSatisfy { !$0.status.isRead })
    driver.press("z", "M", .up)
    driver.type("unstar")
    driver.press(.enter)
    #expect(driver.footer == "No article of the list would change." && driver.articles.contains { $0.status.isRead })
  }

  @Test("a narrow window cuts no two choices of M to the same words, also while they are counted", arguments: [20, 32], [true, false])
  func narrow(columns: Int, isCounting: Bool) {
    var driver = ScreenDriver(columns: columns, rows: 24, ScreenSample.many(1200))
    driver.areAnswering = !isCounting
    driver.press("M")
    let rows = driver.screen.text[1...4]
    #expect(Set(rows.map { $0.dropFirst() }).count == 4 && rows.allSatisfy { !$0.isEmpty })
  }

  /// The request that waits to be performed, if it is a change of all articles of a list.
  private static func change(_ driver: ScreenDriver) -> StatusChange? {
    guard case .list(.change(let change)) = driver.waiting.first else { return nil }
    return change
  }

  @Test("a change that may take a moment says what it does", arguments: [(1, "Marking 1 article …"), (1200, "Marking 1,200 articles …")])
  func announced(count: Int, sentence: String) throws {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(count))
    driver.press("t", .down, .enter, "M")
    #expect(
      driver.state.menu?.items.map(\.name) == ["read", "unread", "star", "unstar"]
        && driver.state.menu?.items.map(\.keys) == ["", "", "", ""])
    driver.areAnswering = false
    driver.press(.enter)
    #expect(driver.footer == sentence)
    let change = try #require(Self.change(driver))
    #expect(!change.listsArticles && change.change == .set(.read, true))
    guard case .matching(let query) = change.target else { throw UnexpectedRequest() }
    #expect(query == ArticleQuery(lacking: [.read], window: ListWindow(.top, size: .max)), "The order does not matter.")
  }

  private struct UnexpectedRequest: Error {}

  @Test("everything in the list is marked by one key, which says so", arguments: ["A", "C"] as [Key])
  func markAll(key: Key) throws {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press(key)
    #expect(driver.footer == "Marking the articles …")
    #expect(try #require(Self.change(driver)).listsArticles == false)
  }

  @Test("a failed count closes the menu that waits for it, and no other; a count that is no number is shown unchanged")
  func failures() throws {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press("M")
    guard case .count(let query) = driver.waiting.first else { throw UnexpectedRequest() }
    let failed = ArticleCount.ViewModel(
      number: nil, text: nil, messages: [Message(.failure, "The disk is full.")], exported: .empty, outcome: .failed)
    driver.send(.counted(.init(number: "many", text: "many", messages: [], exported: .empty, outcome: .done), of: query))
    #expect(driver.state.menu?.items.first?.meaning == "mark read: many articles of the list")
    driver.send(.counted(failed, of: .all))
    #expect(driver.state.menu != nil && driver.state.message == nil)
    driver.send(.counted(failed, of: query))
    #expect(driver.state.menu == nil && driver.footer == "The disk is full.")
    driver.press("?")
    driver.send(.counted(failed, of: query))
    #expect(driver.state.menu != nil && driver.state.message == nil)
  }

  @Test("a change that is chosen before its articles are counted is made when their number is known, unless it is left")
  func waits() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press("M")
    #expect(driver.state.menu?.items.first?.meaning == "mark read (counting …)")
    driver.press(.enter)
    #expect(driver.screen.text.contains { $0.contains("counting …") })
    #expect(driver.waiting.allSatisfy { if case .count = $0 { true } else { false } })
    driver.areAnswering = true
    driver.resize(columns: 100, rows: 25)
    #expect(driver.articles.allSatisfy(\.status.isRead) && driver.state.menu == nil)
    driver.press("z")
    driver.areAnswering = false
    driver.press("M", .enter, .escape)
    driver.areAnswering = true
    driver.resize(columns: 100, rows: 24)
    #expect(driver.articles.contains { !$0.status.isRead })
  }
}

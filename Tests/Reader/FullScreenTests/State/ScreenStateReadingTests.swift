import CoreScenes
import Growth
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Reading in the full screen")
struct ScreenStateReadingTests {
  @Test("the first screen is everything unread, and Space reads through all of it, across feeds")
  func readsOn() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    #expect(driver.selected == "Water" && driver.state.list.rows.count == 5)
    var steps = 0
    while driver.articles.contains(where: { !$0.status.isRead }) {
      driver.press(.space)
      steps += 1
      #expect(steps < 50)
    }
    driver.press(.end, .space)
    #expect(driver.footer.hasPrefix("There is no unread article below."))
    #expect(driver.state.list.rows.count == 5, "Read articles stay until the list is left.")
    driver.press(.escape, "1")
    #expect(driver.state.list.rows.isEmpty)
  }

  @Test("after the last unread article of a feed, n opens the first unread one of the next feed that has any")
  func nextFeed() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.change("Water", .set(.read, true))
    // All articles of the first feed. The feeds in folders come last.
    driver.press("2", "]")
    #expect(driver.state.feeds.feed?.title == "毎日の日本語ニュース" && driver.state.list.rows.count == 3)
    for title in ["日本茶の", "مرحبا"] {
      driver.press("n")
      #expect(driver.selected?.hasPrefix(title) == true && driver.state.focus == .article && driver.state.list.selected?.isRead == true)
    }
    driver.press("n")
    #expect(driver.selected?.hasPrefix("Cups") == true && driver.state.focus == .article && driver.state.list.rows.count == 3)
    driver.press("n", "n")
    #expect(driver.footer == "There is no unread article below." && driver.selected?.hasPrefix("A title") == true)
    driver.press("p")
    #expect(driver.footer == "There is no unread article above.")
  }

  @Test("a read article stays in its place, dimmed, and is undone in one step")
  func staysAndUndo() throws {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(.space, "q")
    let row = try #require(driver.state.list.rows.first)
    #expect(row.isRead && row.row.title == "Water" && driver.selected == "Water")
    driver.press("z")
    #expect(driver.marks(of: "Water")?.isRead == false && driver.state.list.rows.first?.isRead == false)
    driver.press("Z")
    #expect(driver.marks(of: "Water")?.isRead == true && driver.state.list.rows.first?.isRead == true)
  }

  @Test("a star of a read article among unread ones is shown, taken away, and right after an undo and a redo")
  func starOfReadRow() throws {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(.space, "s")
    #expect(driver.marks(of: "Water")?.isStarred == true && driver.screen.text[1].contains("★"))
    driver.press("s")
    #expect(driver.marks(of: "Water")?.isStarred == false && !driver.screen.text[1].contains("★"))
    driver.press("s", "z")
    #expect(driver.marks(of: "Water")?.isStarred == false && !driver.screen.text[1].contains("★"))
    driver.press("Z")
    #expect(driver.marks(of: "Water")?.isStarred == true && driver.screen.text[1].contains("★"))
    driver.press("z", "s")
    #expect(driver.marks(of: "Water")?.isStarred == true && driver.screen.text[1].contains("★"))
  }

  @Test("the marks of many read rows are right after undos, wherever they are in the list")
  func starsOfReadRows() {
    var driver = ScreenDriver(columns: 60, rows: 20, ScreenSample.many(400))
    let count = SlowPart.isRun ? 150 : 110
    for _ in 0..<count { driver.press("n", "s") }
    for _ in 0..<count * 4 / 5 { driver.press("z") }
    for row in driver.state.list.rows {
      #expect(row.isCertain && row.status == driver.marks(of: row.row.title), "\(row.row.title)")
    }
    #expect(driver.state.list.query.lacking == [.read])
    driver.press(.escape, .end)
    #expect(driver.selected == "Number 399")
  }

  @Test("all that is listed is marked read in one step, and undone in one step")
  func markAll() {
    var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(120))
    driver.press("A")
    #expect(driver.articles.allSatisfy(\.status.isRead) && driver.footer == "120 articles marked read.")
    #expect(driver.state.list.rows.count == 50 && driver.state.list.rows.allSatisfy(\.isRead))
    driver.press("z")
    #expect(!driver.articles.contains { $0.status.isRead } && !driver.state.list.rows.contains { $0.isRead })
  }

  @Test("what a refresh brings waits above the list until the user goes to the top; rows and selection stay where they are")
  func arrivals() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press("j", "j")
    let (selected, rows) = (driver.selected, driver.state.list.rows)
    driver.arriving = [ScreenSample.article("New", in: 0, minutes: -5), ScreenSample.article("Newer", in: 1, minutes: -9)]
    driver.press("R")
    #expect(driver.selected == selected && driver.state.list.rows == rows)
    #expect(driver.screen.text[0].contains("2 new: g"))
    driver.press("g")
    #expect(driver.selected == "Newer" && !driver.screen.text[0].contains("new: g"))
  }

  @Test("changes of another process are seen when the user comes back to the window")
  func otherProcess() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.add([ScreenSample.article("New", in: 0, minutes: -5)])
    driver.send(.input(.focused))
    #expect(driver.screen.text[0].contains("1 new: g"))
  }

  @Test("keys during a refresh do what they do without one")
  func keysDuringRefresh() {
    func articles(refreshing: Bool) -> [ArticleSummary] {
      var driver = ScreenDriver(columns: 80, rows: 24, ScreenSample.many(100))
      if refreshing {
        driver.send(
          .refresh(.init(progress: .init(done: 1, total: 9, text: "1/9 feeds"), rows: [], summary: nil, messages: [], outcome: .done)))
      }
      for number in 0..<(SlowPart.isRun ? 500 : 150) {
        driver.press([.space, "s", "n", "q", "j", "N"][number % 6])
        if refreshing, number % 7 == 0 {
          driver.send(
            .refresh(
              .init(progress: .init(done: number, total: 900, text: "\(number)"), rows: [], summary: nil, messages: [], outcome: .done)))
        }
      }
      return driver.articles
    }
    #expect(articles(refreshing: true) == articles(refreshing: false))
  }

  @Test("a mark and its undo are seen although more new articles than the scene shows are above")
  func manyNew() {
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.many(60))
    driver.add((0..<120).map { ScreenSample.article("New \($0)", in: 0, minutes: -1 - $0) })
    driver.send(.input(.focused))
    driver.press("j", "s")
    #expect(driver.marks(of: "Number 1")?.isStarred == true && driver.state.list.selected?.status.isStarred == true)
    driver.press("s")
    #expect(driver.marks(of: "Number 1")?.isStarred == false && driver.state.list.selected?.status.isStarred == false)
    driver.press("z")
    #expect(driver.marks(of: "Number 1")?.isStarred == true && driver.state.list.selected?.status.isStarred == true)
    driver.press("g", "A")
    #expect(driver.state.list.rows.allSatisfy { $0.isRead })
  }

  @Test("s twice is no star, and N twice leaves an article unread, although the first change has no answer yet")
  func toggledTwice() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press("s", "s", "j", "N", "N", "j", "s")
    driver.areAnswering = true
    driver.press(.control("l"))
    let titles = ScreenSample.articles.map(\.article.title)
    #expect(driver.marks(of: titles[0])?.isStarred == false && driver.marks(of: titles[1])?.isRead == false)
    #expect(driver.marks(of: titles[2])?.isStarred == false, "It had a star.")
  }

  @Test("200 steps that are typed at once come to the 201st article, although most rows are not there yet")
  func stepsAhead() {
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.many(400))
    driver.areAnswering = false
    for _ in 0..<200 { driver.press("j") }
    driver.areAnswering = true
    driver.press("s")
    #expect(driver.selected == "Number 200" && driver.marks(of: "Number 200")?.isStarred == true)
  }

  @Test("n that is typed ahead reads article by article, also beyond the rows that are there")
  func readAhead() {
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.many(200))
    driver.areAnswering = false
    for _ in 0..<120 { driver.press("n") }
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.articles.count(where: \.status.isRead) == 120)
  }

  @Test("an article that was opened and left before it is shown is read")
  func leftAhead() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press(.enter, "q", "j", .enter, "q", "j", .enter)
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.articles.count(where: \.status.isRead) == 4, "One was read before.")
  }

  @Test("a store that cannot be read says how to try again, and what it said is gone when it can")
  func problem() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press("2")
    let failed = Message(.failure, "The file is damaged.")
    driver.send(
      .list(.init(rows: [], summary: nil, messages: [failed], exported: .empty, outcome: .failed), after: driver.state.list.showing))
    #expect(
      driver.screen.text.contains { $0.contains("The file is damaged.") } && driver.screen.text.contains { $0.contains("1 tries again") })
    driver.areAnswering = true
    driver.press("1")
    #expect(driver.selected != nil && !driver.screen.text.contains { $0.contains("damaged") })
  }

  @Test("keys that are typed before the scenes answer are not lost")
  func typedAhead() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press(.space, "s", "q", "j", "j", "s")
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.marks(of: "Water")?.isStarred == true && driver.marks(of: "Water")?.isRead == true)
    #expect(driver.marks(of: "Cups, pots and 🫖 kettles 👨‍👩‍👧‍👦")?.isStarred == false)
  }

  @Test("ten quick keys read ten articles, as ten slow ones do", arguments: ["n", .space] as [Key])
  func quickKeys(key: Key) {
    var (slow, quick) = (
      ScreenDriver(columns: 80, rows: 60, ScreenSample.many(20)), ScreenDriver(columns: 80, rows: 60, ScreenSample.many(20))
    )
    for _ in 0..<10 { slow.press(key) }
    quick.sendTogether(Array(repeating: .input(.key(key)), count: 10))
    #expect(quick.articles == slow.articles && quick.selected == slow.selected)
    #expect(quick.articles.count { $0.status.isRead } == 10)
  }

  @Test("while a list is read, the rows from before are shown, and keys wait for the new ones")
  func keysBeforeRows() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    let row = driver.screen.text[2].suffix(30)
    driver.areAnswering = false
    driver.press("2", "j", "j", "j", "s")
    #expect(driver.screen.text[2].suffix(30) == row && driver.requests.isEmpty)
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.selected == "Read before" && driver.marks(of: "Read before")?.isStarred == true)
  }

  @Test("an article stays visible until the next one has been read, so that nothing is erased in between")
  func articleBefore() {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.areAnswering = false
    driver.press(.space)
    #expect(driver.screen.text.joined().contains("Reading the article …"))
    driver.areAnswering = true
    driver.press(.control("l"))
    let shown = driver.screen.text.dropFirst(11)
    driver.areAnswering = false
    driver.press("n", "n")
    #expect(driver.screen.text.dropFirst(11) == shown)
    driver.areAnswering = true
    driver.press(.control("l"))
    #expect(driver.screen.text[11].contains("Cups, pots") && driver.articles.count { $0.status.isRead } == 4)
  }

  @Test("the number of unread articles has separators")
  func largeCount() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.send(.unread(.init(number: "1234567", text: "1,234,567", messages: [], exported: .empty, outcome: .done)))
    #expect(driver.screen.text[0].hasSuffix("1,234,567 unread"))
  }

  @Test("a list that cannot be read says why, and other keys still work")
  func unreadableList() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press("3")
    driver.send(
      .list(
        ArticleListPresenter.viewModel(
          for: .init(.failed(.subscription(.feedNotFound(FeedReference("Gone")))), listed: nil, now: .sample())),
        after: driver.state.list.showing))
    #expect(driver.screen.text[1].contains("Gone") && !driver.screen.text.joined().contains("Reading the articles"))
    driver.press("j", "Q")
    #expect(driver.typed.isEmpty)
  }

  @Test("an article that cannot be opened leaves the list as it was, and says why")
  func failure() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.areAnswering = false
    driver.press(.space)
    let reference = ArticleReference(driver.state.list.selected?.row.place.id ?? driver.articles[0].article.id)
    let failed = ArticleDetail.ViewModel(
      title: "", details: [], blocks: [], links: [], messages: [Message(.failure, "The article has gone.")], exported: .empty,
      outcome: .failed)
    driver.send(.article(failed, after: .open(reference)))
    #expect(driver.footer == "The article has gone." && driver.state.focus == .list)
  }

  @Test("pasted text does nothing but in a prompt")
  func paste() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    let articles = driver.articles
    driver.send(.input(.paste("RACq\r")))
    #expect(driver.articles == articles && driver.requests.isEmpty && driver.footer.hasPrefix("Pasted text does not act as keys."))
    driver.press("/")
    driver.send(.input(.paste("wa\u{1B}[31m\nter")))
    #expect(driver.state.prompt?.text == "wa ter")
  }

  @Test("an empty data directory says how to begin")
  func nothing() {
    let driver = ScreenDriver(columns: 80, rows: 24, [], feeds: [])
    let text = driver.screen.text.joined(separator: " ")
    #expect(text.contains("You follow no feed yet.") && text.contains("Press a to follow a feed.") && text.contains("strata import"))
  }

  @Test(
    "in the article pane, keys change the article that it shows, whatever was selected in the list meanwhile", arguments: [true, false])
  func keysOfArticle(opensBrowser: Bool) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(.enter)
    let title = driver.state.article?.viewModel?.title ?? ""
    if opensBrowser { driver.press("O") } else { driver.press(.shiftTab, .down, .down, .tab) }
    #expect(driver.state.focus == .article && driver.state.article?.viewModel?.title == title)
    driver.press("s")
    #expect(driver.marks(of: title)?.isStarred == true && driver.articles.filter(\.status.isStarred).count == 2)
    driver.press("N")
    #expect(driver.marks(of: title)?.isRead == false)
    driver.press("J")
    #expect(driver.selected == driver.state.list.rows[1].row.title)
  }

  @Test("several selected articles are what the keys change, in the article pane, too")
  func keysOfSelection() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(.enter, .shiftTab, .down, "v", .down, .tab)
    let titles = driver.state.list.selectedRows.map(\.row.title)
    driver.press("N")
    #expect(titles.count == 2 && titles.allSatisfy { driver.marks(of: $0)?.isRead == true })
  }
}

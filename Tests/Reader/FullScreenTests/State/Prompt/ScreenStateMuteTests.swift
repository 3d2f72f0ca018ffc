import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Muting in the full screen")
struct ScreenStateMuteTests {
  private func titles(_ driver: ScreenDriver) -> [String] { driver.state.list.rows.map(\.row.title) }
  private func hidden(_ driver: ScreenDriver) -> [String] { driver.articles.filter { $0.status.has(.hidden) }.map(\.article.title) }

  private let water = "when feed=Tea title=Water => hide"

  @Test("x proposes a query for the article, and tells how many articles it would hide, also while it is edited")
  func proposes() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x")
    #expect(driver.footer.hasPrefix("mute 1 article: feed=Tea title=Water▏") && driver.footer.contains("Esc leaves"))
    for _ in " title=Water" { driver.press(.backspace) }
    #expect(driver.footer.hasPrefix("mute 3 articles: feed=Tea▏"))
    driver.press(.escape)
    #expect(driver.state.prompt == nil && driver.requests.isEmpty && driver.rules.isEmpty)
    #expect(driver.screen.cells == driver.redrawn.cells)
  }

  @Test("in the feeds, x proposes the feed, and refuses a row that is not a feed")
  func feed() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(.escape, "x")
    #expect(driver.state.prompt == nil && driver.footer == "Select a feed or an article first.")
    driver.press("G", "x")
    #expect(driver.state.prompt?.text == "feed=Tea")
  }

  @Test("Enter adds the rule and hides the articles, which leave the list; the next article is selected")
  func hides() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("x", .enter)
    #expect(driver.rules.map(\.text) == [water] && hidden(driver) == ["Water"])
    #expect(!titles(driver).contains("Water") && driver.selected == titles(driver).first && titles(driver).count == 4)
    #expect(driver.footer == "Added: \(water)  1 article hidden.")
    #expect(driver.screen.cells == driver.redrawn.cells)
  }

  @Test("from an article that is read, the keys go back to the list, at the next article")
  func inArticle() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("j", .space)
    let next = titles(driver)[2]
    driver.press("x", .enter)
    #expect(driver.state.article == nil && driver.state.focus == .list && driver.selected == next && hidden(driver).count == 1)
  }

  @Test("one undo shows the articles again and removes the rule; one redo does both again")
  func undo() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    let before = titles(driver)
    driver.press("x", .enter, "z")
    #expect(driver.rules.isEmpty && hidden(driver).isEmpty && titles(driver) == before)
    #expect(driver.state.list.waiting.isEmpty, "What comes back is not new.")
    driver.press("Z")
    #expect(driver.rules.map(\.text) == [water] && hidden(driver) == ["Water"] && titles(driver) == before.filter { $0 != "Water" })
    driver.press("z")
    #expect(driver.rules.isEmpty && hidden(driver).isEmpty)
  }

  @Test("what an undo brings back above the first visible row is seen")
  func undoAtTop() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(40))
    driver.press("x", .enter)
    #expect(driver.screen.text[1].contains("Number 1"))
    driver.press("z")
    #expect(driver.screen.text[1].contains("Number 0"))
  }

  @Test("an undo after another change takes back that change, and the next one takes back the rule with what it has hidden")
  func undoOfAnother() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x", .enter, "s", "z")
    #expect(driver.rules.map(\.text) == [water] && hidden(driver) == ["Water"])
    driver.press("z")
    #expect(driver.rules.isEmpty && hidden(driver).isEmpty)
  }

  @Test("several rules are taken back one by one, the last one first")
  func undoOfSeveral() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    let before = titles(driver)
    driver.press("x", .enter, "x", .enter)
    #expect(driver.rules.count == 2 && hidden(driver).count == 2)
    driver.press("z")
    #expect(driver.rules.map(\.text) == [water] && hidden(driver) == ["Water"])
    driver.press("z")
    #expect(driver.rules.isEmpty && hidden(driver).isEmpty && titles(driver) == before)
  }

  @Test("when no article was hidden, an undo removes only the rule")
  func undoOfRule() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("s", "x", .control("u"))
    driver.type("title:nothing")
    #expect(driver.footer.hasPrefix("mute 0 articles: "))
    driver.press(.enter)
    #expect(driver.footer == "Added: when title:nothing => hide  There is no further article to hide.")
    driver.press("z")
    #expect(driver.rules.isEmpty && driver.marks(of: "Water")?.isStarred == true)
  }

  @Test("a rule that was there before survives the undo")
  func knownRule() throws {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.rules = [try ArticleRule(water)]
    driver.press("x", .enter, "z")
    #expect(driver.rules.map(\.text) == [water] && hidden(driver).isEmpty)
  }

  @Test("a wrong query says so with its column, has no number, and adds nothing; the right one has its number again")
  func wrong() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("x", .control("u"))
    driver.type("water")
    driver.send(.input(.paste(" titel:x")))
    #expect(driver.footer.hasPrefix("mute: water titel:x▏") && driver.footer.contains("column 7"))
    driver.press(.enter)
    #expect(driver.state.prompt?.text == "water titel:x" && driver.footer.contains("column 7") && driver.requests.isEmpty)
    for _ in " titel:x" { driver.press(.backspace) }
    #expect(driver.footer.hasPrefix("mute 1 article: water▏"))
  }

  @Test(
    "what is no query of a rule is refused, and the prompt stays",
    arguments: [
      ("", "There is no query to mute."), ("tea limit:3", "A rule's query must not have 'sort:', 'limit:' or 'unique:'."),
      ("tea sort:title", "A rule's query must not have 'sort:', 'limit:' or 'unique:'."),
      ("tea for 1x", "'1x' is no span: type 'for 12h', 3d, 2w or 6mo, or the word as \"for\"."),
      ("tea for", "A span is missing: type 'for 12h', 3d, 2w or 6mo, or the word as \"for\"."),
      (" for 1w", "There is no query to mute."),
    ])
  func refuses(text: String, sentence: String) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x", .control("u"))
    driver.type(text)
    driver.press(.enter)
    #expect(driver.state.message?.sentence.text == sentence && driver.state.prompt?.text == text && driver.requests.isEmpty)
  }

  @Test("one rule is stored at a time: keys wait, and mean what comes after it")
  func storing() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x")
    driver.areAnswering = false
    driver.press(.enter)
    #expect(driver.footer == "Muting …")
    driver.press("x", .enter)
    #expect(driver.state.prompt == nil)
    driver.areAnswering = true
    driver.send(.input(.focused))
    #expect(driver.rules.count == 2 && driver.state.prompt == nil)
  }

  @Test("'for' and a span at the end limit the rule, and do not count as words")
  func span() throws {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x")
    driver.type(" for 1w")
    #expect(driver.footer.hasPrefix("mute 1 article: "))
    driver.press(.enter)
    #expect(driver.requests.first == .rules(.mute(MuteInput(.query("feed=Tea title=Water"), for: "1w", hidesStored: true))))
    #expect(hidden(driver) == ["Water"] && driver.rules.first?.end != nil)
    driver.press("z")
    #expect(driver.rules.isEmpty)
  }

  @Test(
    "a quoted 'for' is a word",
    arguments: [
      ("\"for 1w\"", "\"for 1w\"", nil), ("title:\"wait for 3d\"", "title:\"wait for 3d\"", nil), ("(tea for 1w)", "(tea for 1w)", nil),
      ("title:\"wait for 3d\" for 2d", "title:\"wait for 3d\"", "2d"),
    ] as [(String, String, String?)])
  func quoted(text: String, query: String, span: String?) {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x", .control("u"))
    driver.type(text)
    driver.press(.enter)
    #expect(driver.requests.first == .rules(.mute(MuteInput(.query(query), for: span, hidesStored: true))))
  }

  @Test("when the rule cannot be stored, nothing is hidden, and the typed query comes back")
  func failure() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.ruleProblem = "The disk is full."
    driver.press("x", .enter)
    #expect(driver.footer.contains("The disk is full.") && driver.state.prompt?.text == "feed=Tea title=Water" && hidden(driver).isEmpty)
    driver.ruleProblem = nil
    driver.press(.enter)
    #expect(hidden(driver) == ["Water"])
  }

  @Test("a warning about the rule names the key that takes it back")
  func warns() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.ruleWarning = Message(.warning, "This rule hides everything.", hint: "\(run: "rules remove") removes it.")
    driver.press("x", .enter)
    #expect(driver.footer == "This rule hides everything.  z takes it back.")
    driver.ruleWarning = Message(.warning, "It cannot be undone: the disk is full.", hint: "Make room.")
    driver.ruleIsUndoable = false
    driver.press("x", .enter)
    #expect(driver.footer == "It cannot be undone: the disk is full.  Make room.")
  }

  @Test("after a mute, another undo leaves read articles in their place")
  func readRowsStay() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("x", .enter, .space, .escape)
    let before = titles(driver)
    driver.press("j", "s", "z")
    #expect(titles(driver) == before && driver.state.list.rows.contains(where: \.isRead) && driver.rules.count == 1)
    driver.press("j", "o")
    #expect(titles(driver) == before)
  }

  @Test("a mute that hides nothing leaves the article open")
  func articleStays() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press(.space, "x", .control("u"))
    driver.type("title:nothing")
    driver.press(.enter)
    #expect(driver.rules.count == 1 && driver.state.article != nil && driver.state.focus == .article)
  }

  @Test("while articles are counted, fast typing asks for one more number only: the last")
  func counting() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.areAnswering = false
    driver.press("x", .control("u"))
    driver.type("tea cups")
    #expect(driver.waiting.count == 1)
    driver.areAnswering = true
    driver.resize(columns: 120, rows: 23)
    #expect(driver.footer.hasPrefix("mute 0 articles: tea cups"))
    driver.areAnswering = false
    driver.type(" (")
    driver.areAnswering = true
    driver.resize(columns: 120, rows: 24)
    #expect(driver.footer.hasPrefix("mute: tea cups (▏"), "The number that arrives is that of another query.")
  }

  @Test("only hidden rows go: those of read articles stay, also when an undo brings the others back", arguments: ["", "title"])
  func otherRowsStay(order: String) {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(6))
    if !order.isEmpty {
      driver.press("t")
      driver.type(order)
      driver.press(.enter, "g")
    }
    let before = titles(driver)
    driver.press(.space, .escape, "j", "x", .enter)
    #expect(titles(driver) == [before[0]] + before[2...] && driver.state.list.rows[0].isRead && driver.selected == before[2])
    driver.press("z")
    #expect(titles(driver) == before && driver.state.list.rows[0].isRead && driver.selected == before[2])
    #expect(driver.state.list.waiting.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("far down in a list that was read, no row moves but the hidden one")
  func readFarDown() {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(200))
    for _ in 0..<40 { driver.press("n") }
    driver.press(.escape, "j", "x", .enter)
    #expect(driver.state.list.rows.prefix(60).map(\.row.title) == (0..<61).filter { $0 != 40 }.map { "Number \($0)" })
    #expect(driver.state.list.rows.count(where: \.isRead) == 40 && driver.selected == "Number 41" && driver.state.list.isAtTop)
    driver.press("z")
    #expect(driver.state.list.rows.prefix(60).map(\.row.title) == (0..<60).map { "Number \($0)" } && driver.selected == "Number 41")
  }

  @Test("an open article stays open until it is hidden itself")
  func openArticle() {
    var driver = ScreenDriver(columns: 160, rows: 24, ScreenSample.many(6))
    driver.press(.space, .shiftTab, "j", "x", .enter)
    #expect(hidden(driver) == ["Number 1"] && driver.state.article?.viewModel?.title == "Number 0")
    driver.press("k", "x", .enter)
    #expect(hidden(driver) == ["Number 0", "Number 1"] && driver.state.article == nil && driver.state.focus == .list)
    #expect(titles(driver) == (2..<6).map { "Number \($0)" })
  }

  @Test("keys that are typed at once wait until it is known which rows are hidden")
  func typedAtOnce() {
    var driver = ScreenDriver(columns: 120, rows: 24, ScreenSample.many(6))
    driver.press("j", .space, .escape)
    driver.sendTogether((["x", .enter, "s"] as [Key]).map { .input(.key($0)) })
    #expect(hidden(driver) == ["Number 1"])
    #expect(driver.articles.filter(\.status.isStarred).map(\.article.title) == ["Number 2"])
  }
}

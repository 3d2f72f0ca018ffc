import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Queries and saved views in the full screen")
struct ScreenStateQueryTests {
  private func driver(_ views: KeyValuePairs<String, String> = [:]) -> ScreenDriver {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.views = .sample(views)
    driver.send(driver.shownViews)
    return driver
  }

  @Test("F edits the query of the list; a wrong query stays in the prompt, and Enter lists a right one")
  func filter() {
    var driver = driver()
    driver.press("F")
    #expect(driver.state.prompt?.text == "is:unread")
    driver.type(" titel:x")
    let rows = driver.state.list.rows
    driver.press(.enter)
    #expect(driver.footer.contains("column 11") && driver.footer.contains("title:") && driver.state.list.rows == rows)
    driver.press(.control("u"))
    driver.type("title:water")
    driver.press(.enter)
    #expect(driver.state.prompt == nil && driver.state.list.rows.map(\.row.title) == ["Water"])
    driver.press("F")
    #expect(driver.state.prompt?.text == "title:water")
    driver.press(.escape)
    #expect(driver.state.list.rows.map(\.row.title) == ["Water"])
  }

  @Test("when the listed view is removed elsewhere, its neighbor in the feeds is listed, and the last line says so")
  func removed() {
    var driver = driver(["later": "is:starred", "water": "title:water"])
    driver.press("5")
    #expect(driver.state.queryText == "@water")
    driver.views = .sample(["later": "is:starred"])
    driver.send(driver.shownViews)
    #expect(driver.footer == "What was listed is gone, or has another name.")
    #expect(driver.state.queryText == driver.state.feeds.queryText(in: driver.state.view) && driver.state.list.query.feed != nil)
  }

  @Test("when a view is removed that is selected and not listed, the list stays, and no key acts on the row that is selected in its place")
  func removedSelected() {
    var driver = driver(["later": "is:starred", "water": "title:water"])
    driver.press(.escape, "j", "j", "j", "j")
    let (query, before) = (driver.state.list.query, driver.articles)
    #expect(driver.state.feeds.selected.name == "water")
    driver.views = .sample(["later": "is:starred"])
    driver.send(driver.shownViews)
    driver.press("A")
    #expect(driver.articles == before && driver.state.list.query == query)
    #expect(driver.footer == "What was selected is gone, so nothing was done.")
  }

  @Test("what narrows the list becomes a part of its query, and ^S saves it under a name")
  func save() {
    var driver = driver()
    driver.press("/")
    driver.type("water or tea")
    driver.press(.enter, "F")
    #expect(driver.state.prompt?.text == "is:unread (water or tea)")
    driver.press(.control("s"))
    driver.type("wet")
    driver.press(.enter)
    #expect(driver.requests == [.views(.save(SaveViewInput(name: "wet", query: "is:unread (water or tea)"))), .views(.showBesideFeeds)])
    #expect(driver.footer == "Saved as 'wet'.")
  }

  @Test(
    "what narrows a query is joined with it",
    arguments: [
      ("is:unread", "tea", "is:unread tea"), ("", "tea", "tea"), ("is:unread", "", "is:unread"),
      ("tea or water", "cups", "(tea or water) cups"),
      ("tea", "cups or water", "tea (cups or water)"), ("tea sort:title", "cups", "tea cups sort:title"),
      ("tea sort:title", "cups sort:date", "tea cups sort:date"), ("tea limit:3", "cups", "tea cups limit:3"),
      ("tea limit:3", "cups limit:2", "tea cups limit:2"), ("tea unique:yes", "cups", "tea cups unique:yes"),
      ("sort:title", "cups", "cups sort:title"),
    ])
  func joined(text: String, added: String, joined: String) {
    var driver = driver()
    driver.press("F", .control("u"))
    driver.type(text)
    driver.press(.enter, "/")
    driver.type(added)
    driver.press(.enter)
    #expect(driver.state.queryText == joined && driver.state.prompt == nil)
  }

  @Test(
    "F edits the list that is shown, however it came about",
    arguments: [
      // The query to begin with, the commands after it, and the query to edit.
      ("is:unread", ["show-read"], ""), ("", ["show-read"], "is:unread"), ("tea is:unread", ["show-read", "show-read"], "tea is:unread"),
      ("is:unread", ["filter starred"], "is:starred"), ("tea is:starred", ["filter unread"], "tea is:unread"),
      ("-is:hidden tea", ["filter read"], "tea is:read"), ("tea is:unread sort:title unique:yes", ["filter all"], "sort:title unique:yes"),
      ("is:unread", ["filter feed Tea"], "is:unread feed:Tea"),
      ("is:unread", ["filter feed Tea", "filter feed Quiet"], "is:unread feed:Quiet"),
      ("is:unread", ["filter folder Food"], "is:unread folder:Food"),
      ("is:unread", ["search Water \"x"], "is:unread (text:Water text:\"\\\"x\")"),
      ("@wet", ["show-read"], "title:water is:unread sort:title"),
      ("has:link", ["search water", "show-read"], "has:link text:water is:unread"),
    ] as [(String, [String], String)])
  func shown(text: String, commands: [String], edited: String) {
    var driver = driver(["wet": "title:water sort:title"])
    driver.press("F", .control("u"))
    driver.type(text)
    driver.press(.enter)
    for command in commands {
      driver.press(":")
      driver.type(command)
      driver.press(.enter)
    }
    let (rows, focus) = (driver.state.list.rows, driver.state.focus)
    driver.press("F")
    #expect(driver.state.prompt?.text == edited && focus == .list)
    driver.press(.enter)
    #expect(driver.state.list.rows == rows)
  }

  @Test("a condition that narrows a list keeps the conditions of the list")
  func narrowed() {
    var driver = driver()
    driver.press("F", .control("u"))
    driver.type("title:water or title:cups")
    driver.press(.enter, "/")
    driver.type("title:cups or title:read")
    driver.press(.enter)
    #expect(driver.state.list.rows.map(\.row.title) == ["Cups, pots and 🫖 kettles 👨‍👩‍👧‍👦"])
  }

  @Test("a wrong query that narrows the list stays in the prompt with what is wrong, and the rows stay")
  func wrongNarrowing() {
    var driver = driver()
    let before = driver.state.list.rows
    driver.press("/")
    driver.type("is:raed")
    let rows = driver.state.list.rows
    driver.press(.enter)
    #expect(driver.state.prompt?.text == "is:raed" && driver.footer.contains("column 4") && driver.state.list.rows == rows)
    driver.press(.escape)
    #expect(driver.state.prompt == nil && driver.state.list.rows == before)
  }

  @Test("Esc gives the keys back to the pane where the narrowing began, whatever was typed", arguments: ["", "w", "is:raed"])
  func narrowedFromFeeds(text: String) {
    for clears in [true, false] {
      var driver = driver()
      driver.press("h", "/")
      driver.type(text)
      if clears { driver.press(.control("u")) }
      driver.press(.escape)
      #expect(driver.state.focus == .feeds && driver.state.prompt == nil && driver.state.list.query.words.isEmpty)
    }
  }

  @Test("a mistake in the file of views is reported once, and again when the views change")
  func mistakes() {
    var driver = driver()
    func shown(_ views: SavedViews) -> ScreenEvent {
      let warning = Message(.warning, "Line 3 is no view.")
      return .views(.init(rows: [], views: views, messages: [warning], exported: .empty, outcome: .done))
    }
    for (views, isTold) in [(["a": "tea"], true), (["a": "tea"], false), (["a": "cups"], true)] as [(KeyValuePairs<String, String>, Bool)] {
      driver.press("j")
      driver.send(shown(.sample(views)))
      #expect((driver.state.message?.sentence == "Line 3 is no view.") == isTold)
    }
  }

  @Test("an empty or wrong query is not saved, and no name saves nothing")
  func saveNothing() {
    var driver = driver()
    driver.press("F", .control("u"), .control("s"))
    #expect(driver.state.message?.sentence == "There is no query to save.")
    driver.type("is:raed")
    driver.press(.control("s"))
    #expect(driver.footer.contains("column 4"))
    driver.press(.control("u"))
    driver.type("tea")
    driver.press(.control("s"), .enter)
    #expect(driver.requests.isEmpty && driver.footer == "Nothing was saved: a view needs a name.")
  }

  @Test("a name that no view can have stays in the prompt with what is wrong, and can be corrected")
  func badName() {
    var driver = driver()
    driver.press("F", .control("u"))
    driver.type("tea")
    driver.press(.control("s"))
    driver.type("a b")
    driver.press(.enter)
    #expect(driver.state.prompt?.text == "a b" && driver.state.message?.sentence == "'a b' is no name for a view: ' ' cannot be there.")
    driver.press(.backspace, .backspace, .enter)
    #expect(driver.state.prompt == nil && driver.requests.first == .views(.save(SaveViewInput(name: "a", query: "tea"))))
  }

  @Test("a name that is taken stays in the prompt, and can be changed")
  func takenName() {
    var driver = driver(["wet": "title:water"])
    driver.press("F", .control("u"))
    driver.type("tea")
    driver.press(.control("s"))
    driver.type("wet")
    driver.press(.enter)
    #expect(driver.state.prompt?.text == "wet" && driver.requests.isEmpty)
    #expect(driver.footer.hasSuffix("'wet' is saved already, as 'title:water'."))
    driver.type("2")
    driver.press(.enter)
    #expect(driver.state.prompt == nil && driver.requests.first == .views(.save(SaveViewInput(name: "wet2", query: "tea"))))
  }

  @Test("what narrows a list that was narrowed before shows the query of the list, and the last line says how to leave it")
  func narrowedAgain() {
    var driver = driver()
    driver.press("/")
    #expect(driver.footer.hasPrefix("/▏"))
    driver.type("water")
    driver.press(.enter)
    #expect(driver.footer == "F edits the query, 1 leaves it.")
    driver.press("/")
    #expect(driver.footer.hasPrefix("is:unread water /▏"))
    driver.type("something much longer")
    driver.press(.enter, "/")
    #expect(driver.footer.hasPrefix("…") && driver.footer.contains("longer") && driver.footer.contains("/▏"), "\(driver.footer)")
  }

  @Test("saved views are above the feeds with their unread articles; digits and brackets list them")
  func views() {
    var driver = driver(["wet": "title:water", "all": "sort:title"])
    #expect(driver.screen.text.contains { $0.contains("@wet") && $0.contains("3") })
    #expect(driver.state.feeds.rows.prefix(5).map(\.id).suffix(2) == driver.views.all.map { .saved($0.name) })
    driver.press("4")
    #expect(driver.state.list.rows.map(\.row.title) == ["Water"] && driver.state.queryText == "@wet")
    driver.press("]")
    #expect(driver.state.queryText == "@all")
    driver.press("]")
    #expect(driver.state.list.query.feed != nil)
    driver.press("[", "[")
    #expect(driver.state.queryText == "@wet")
    driver.press("9")
    #expect(driver.footer.contains("No query is saved for this key"))
  }

  @Test("a query names saved views, and an unknown one names the nearest")
  func names() {
    var driver = driver(["wet": "title:water"])
    driver.press("/")
    driver.type("@wat")
    #expect(driver.footer.contains("@wet"))
    driver.press(.backspace, .backspace)
    driver.type("et")
    #expect(driver.state.list.rows.map(\.row.title) == ["Water"])
  }

  @Test("a folder and a feed have a query that can be edited")
  func places() throws {
    var driver = driver()
    driver.press(.escape, "G", .enter)
    let text = driver.state.queryText
    #expect(text.hasPrefix("feed:") && (try? Query(text)) != nil)
  }
}

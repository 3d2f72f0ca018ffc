import Domain
import DomainDoubles
import Testing

@testable import FullScreen

@Suite("Queries and saved views in the full screen")
struct DeskQueryTests {
  private func driver(_ views: KeyValuePairs<String, String> = [:]) -> DeskDriver {
    var driver = DeskDriver(columns: 120, rows: 24)
    driver.views = .sample(views)
    driver.send(driver.shownViews)
    return driver
  }

  @Test("F edits the query of the list; a wrong query stays in the prompt, and Enter lists a right one")
  func filter() {
    var driver = driver()
    driver.press("F")
    #expect(driver.desk.prompt?.text == "is:unread")
    driver.type(" titel:x")
    let rows = driver.desk.list.rows
    driver.press(.enter)
    #expect(driver.footer.contains("column 11") && driver.footer.contains("title:") && driver.desk.list.rows == rows)
    driver.press(.control("u"))
    driver.type("title:water")
    driver.press(.enter)
    #expect(driver.desk.prompt == nil && driver.desk.list.rows.map(\.row.title) == ["Water"])
    driver.press("F")
    #expect(driver.desk.prompt?.text == "title:water")
    driver.press(.escape)
    #expect(driver.desk.list.rows.map(\.row.title) == ["Water"])
  }

  @Test("what narrows the list becomes a part of its query, and ^S saves it under a name")
  func save() {
    var driver = driver()
    driver.press("/")
    driver.type("water or tea")
    driver.press(.enter, "F")
    #expect(driver.desk.prompt?.text == "is:unread (water or tea)")
    driver.press(.control("s"))
    driver.type("wet")
    driver.press(.enter)
    #expect(driver.requests == [.views(.save(SaveViewInput(name: "wet", query: "is:unread (water or tea)"))), .views(.showBesideFeeds)])
    #expect(driver.footer.contains("Saved as 'wet'"))
  }

  @Test("an empty or wrong query is not saved, and no name saves nothing")
  func saveNothing() {
    var driver = driver()
    driver.press("F", .control("u"), .control("s"))
    #expect(driver.footer.contains("There is no query to save."))
    driver.type("is:raed")
    driver.press(.control("s"))
    #expect(driver.footer.contains("column 4"))
    driver.press(.control("u"))
    driver.type("tea")
    driver.press(.control("s"), .enter)
    #expect(driver.requests.isEmpty && driver.footer.contains("Nothing was saved"))
  }

  @Test("saved views are above the feeds with their unread articles; digits and brackets list them")
  func views() {
    var driver = driver(["wet": "title:water", "all": "sort:title"])
    #expect(driver.screen.text.contains { $0.contains("@wet") && $0.contains("3") })
    #expect(driver.desk.feeds.rows.prefix(5).map(\.id).suffix(2) == driver.views.all.map { .saved($0.name) })
    driver.press("4")
    #expect(driver.desk.list.rows.map(\.row.title) == ["Water"] && driver.desk.queryText == "@wet")
    driver.press("]")
    #expect(driver.desk.queryText == "@all")
    driver.press("]")
    #expect(driver.desk.list.query.feed != nil)
    driver.press("[", "[")
    #expect(driver.desk.queryText == "@wet")
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
    #expect(driver.desk.list.rows.map(\.row.title) == ["Water"])
  }

  @Test("a folder and a feed have a query that can be edited")
  func places() throws {
    var driver = driver()
    driver.press(.escape, "G", .enter)
    let text = driver.desk.queryText
    #expect(text.hasPrefix("feed:") && (try? Query(text)) != nil)
  }
}

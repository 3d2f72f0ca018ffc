@testable import CoreTerminal
import ReaderDomain
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Finding in an article")
struct ScreenStateFindTests {
  private static func opened(columns: Int = 80, rows: Int = 14) -> ScreenDriver {
    var driver = ScreenDriver(columns: columns, rows: rows)
    driver.press("j", .space, "w", "w")
    return driver
  }

  @Test("what is typed is found at once, n and N go on and around, and Esc ends it, then leaves the article")
  func finds() {
    var driver = Self.opened()
    driver.press("/")
    driver.type("BOIL it")
    #expect(driver.state.article?.find?.hits.count == 12 && driver.footer.contains("1 of 12"))
    driver.press(.enter, "n", "n")
    #expect(driver.state.article?.find?.selected == 2 && driver.footer.contains("/BOIL it  3 of 12"))
    driver.press("N", "N", "N")
    #expect(driver.state.article?.find?.selected == 11)
    driver.press("n")
    #expect(driver.state.article?.find?.selected == 0)
    driver.press(.escape)
    #expect(driver.state.article?.find == nil && driver.state.focus == .article)
    driver.press("n")
    #expect(driver.state.article?.reference.prefix != Self.opened().state.article?.reference.prefix, "n is the next unread article again.")
    driver.press(.escape)
    #expect(driver.state.focus == .list)
  }

  @Test("a hit is visible, and it looks different from the other hits and the text")
  func shows() {
    var driver = Self.opened()
    driver.press("/")
    driver.type("the end")
    driver.press(.enter)
    let row = driver.screen.text.firstIndex { $0.contains("The end.") }
    #expect(row != nil)
    let styles = driver.screen.cells[row ?? 0].prefix(8).map(\.style)
    #expect(styles == Array(repeating: [1, 7, 33], count: 7) + [[]])
    driver.press("/")
    driver.type("boil")
    driver.press(.enter)
    let reversed = driver.screen.cells.joined().filter { $0.style.contains(7) && $0.text == "b" }
    #expect(reversed.count > 1 && reversed.count { $0.style.contains(33) } == 1)
    #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test(
    "a text that goes on in the next line is found, also after the window has changed",
    arguments: [(61, "never boil it twice"), (33, "を少し冷まします")])
  func acrossLines(columns: Int, text: String) {
    var driver = Self.opened(columns: columns)
    driver.press("/")
    driver.type(text == "を少し冷まします" ? "お湯を沸かして、少し冷まします。" : text)
    driver.press(.enter)
    #expect(driver.state.article?.find?.hits.count == 12)
    #expect(driver.state.article?.find?.hits.contains { $0.parts.count > 1 } ?? false)
    driver.resize(columns: columns + 10, rows: 12)
    #expect(driver.state.article?.find?.hits.count == 12)
  }

  @Test("typing shows the first hit below the line where it began, and n the next one; a missing text brings that line back")
  func moves() throws {
    var driver = Self.opened()
    driver.press("j", "j", "j", "j", "j", "j", "j", "j", "j")
    let began = try #require(driver.state.article?.top)
    let height = try #require(driver.state.layout.article?.size.rows)
    driver.press("/")
    for (text, isFound) in [("the end", true), ("the endx", false), ("water", true), ("water, a", true), ("water, ax", false)] {
      if text == "water" { driver.press(.control("u")) }
      driver.type(String(text.dropFirst(driver.state.prompt?.text.count ?? 0)))
      let pane = try #require(driver.state.article)
      let find = try #require(pane.find)
      #expect(find.hits.isEmpty != isFound)
      if isFound {
        let line = find.hits[find.selected].line
        #expect(line >= began && find.hits[..<find.selected].allSatisfy { $0.line < began })
        #expect((pane.top..<pane.top + height).contains(line) && (text != "the end" || pane.top > began))
      } else {
        #expect(pane.top == began)
      }
    }
    driver.press(.backspace, .enter)
    var tops: Set<Int> = []
    for _ in 0..<(driver.state.article?.find?.hits.count ?? 0) {
      driver.press("n")
      let pane = try #require(driver.state.article)
      let line = try #require(pane.find.map { $0.hits[$0.selected].line })
      #expect((pane.top..<pane.top + height).contains(line))
      // A hit that was not visible is in the upper third, or the article is at one of its ends.
      let isAtAnEnd = pane.top == 0 || pane.isAtEnd(height: height)
      #expect(tops.contains(pane.top) || pane.top == began || line - pane.top == height / 3 || isAtAnEnd)
      tops.insert(pane.top)
    }
    #expect(tops.count > 1)
  }

  @Test("Esc while typing shows the place from before; a text that is missing is reported")
  func leaves() {
    var driver = Self.opened()
    let before = driver.screen.text
    driver.press("/")
    driver.type("the end")
    #expect(driver.screen.text != before)
    driver.press(.escape)
    #expect(driver.screen.text == before)
    driver.press("/")
    driver.type("coffee")
    #expect(driver.footer.contains("not found"))
    driver.press(.enter)
    #expect(driver.footer == "The article does not contain 'coffee'." && driver.state.article?.find == nil)
  }

  @Test("an article that is made to slow the search down takes linear time")
  func linear() {
    let find = ArticleFind(
      String(repeating: "a", count: 400) + "b", in: Array(repeating: StyledLine(String(repeating: "a", count: 500)), count: 200))
    #expect(find.hits.isEmpty)
    #expect(ArticleFind("aa", in: [StyledLine("aaaaa")]).hits.map(\.parts[0].characters) == [0..<2, 2..<4])
    #expect(ArticleFind("Äther im", in: [StyledLine("ein ÄTHER"), StyledLine("  im Raum")]).hits.count == 1)
  }
}

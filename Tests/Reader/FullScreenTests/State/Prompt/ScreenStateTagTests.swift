import CoreScenes
import ReaderDomain
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Tags in the full screen")
struct ScreenStateTagTests {
  private func tags(_ driver: ScreenDriver) -> [[String]] { driver.articles.prefix(4).map { $0.status.tags.map(\.text) } }

  @Test("T asks for a tag, and gives it to the selected article, which shows it; an undo takes it back")
  func tag() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(20))
    driver.press("j", "T")
    #expect(driver.footer.contains("tag "))
    driver.type("Long read")
    driver.press(.enter)
    #expect(tags(driver) == [[], ["long read"], [], []])
    #expect(driver.screen.text.contains { $0.contains("Number 1  #\"long read\"") })
    #expect(driver.screen.cells == driver.redrawn.cells)
    driver.press("z")
    #expect(tags(driver) == [[], [], [], []])
  }

  @Test("a pair of quotation marks around a name is no part of it", arguments: ["to read", "\"to read\"", "'to read'"])
  func quoted(name: String) {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(20))
    driver.press("T")
    driver.type(name)
    driver.press(.enter)
    #expect(tags(driver) == [["to read"], [], [], []])
    driver.press(":")
    driver.type("untag \(name)")
    driver.press(.enter)
    #expect(tags(driver) == [[], [], [], []])
  }

  @Test("a selection is tagged and untagged as a whole, and the prompt tells the tags")
  func selection() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(20))
    driver.press("v", "j", "j", "T")
    driver.type("linux")
    driver.press(.enter)
    #expect(tags(driver) == [["linux"], ["linux"], ["linux"], []])
    driver.press("g", "j", "T")
    #expect(driver.state.message?.sentence == "Tags: #linux. 'untag NAME' takes one away.")
    driver.press(.escape, ":")
    driver.type("untag LINUX")
    driver.press(.enter)
    #expect(tags(driver) == [["linux"], [], ["linux"], []])
  }

  @Test("a text that is no name stays in the prompt, changes nothing and says why; the command line's own words stay a command")
  func refused() {
    var driver = ScreenDriver(columns: 100, rows: 24, ScreenSample.many(20))
    driver.press("T")
    driver.type("a/b")
    driver.press(.enter)
    #expect(driver.state.message?.sentence == "The name of a tag must not contain '/'." && tags(driver) == [[], [], [], []])
    #expect(driver.state.prompt?.text == "tag a/b")
    for _ in 0..<2 { driver.press(.backspace) }
    driver.press(.enter)
    #expect(driver.state.prompt == nil && tags(driver) == [["a"], [], [], []])
    driver.press("z", ":")
    driver.type("tag list")
    driver.press(.enter)
    #expect(tags(driver) == [[], [], [], []])
  }

  @Test("without an article, T says so")
  func none() {
    var driver = ScreenDriver(columns: 100, rows: 24, [])
    driver.press("T")
    #expect(driver.state.prompt == nil && driver.state.message?.sentence == "No article is selected.")
  }
}

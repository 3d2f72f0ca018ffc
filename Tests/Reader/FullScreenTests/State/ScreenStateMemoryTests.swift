import ReaderDomain
import Testing

@testable import FullScreen

@Suite("What the full screen remembers")
struct ScreenStateMemoryTests {
  @Test("panes, orders, folds and hidden feeds are remembered")
  func changes() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("w", "t")
    driver.type("-words")
    driver.press(.enter, "h", "L")
    #expect(driver.remembered == [.panes(2), .order([QueryOrder(.words, isDescending: true)]), .hidesReadFeeds(true)])
  }

  @Test("a session begins as the last one ended")
  func restored() {
    let memory = [ScreenMemory.Change.panes(1), .order([QueryOrder(.title)]), .fold("Food", true)].reduce(ScreenMemory()) {
      $0.applying($1)
    }
    let driver = ScreenDriver(columns: 120, rows: 24, memory: memory)
    #expect(driver.state.maximumPanes == 1 && driver.state.list.query.order == SortCriteria([QueryOrder(.title)]))
    #expect(driver.state.feeds.folded == ["Food"])
  }

  @Test("the arrows bring earlier commands back, and at last what was being typed")
  func history() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    for command in ["sort", "tag later"] {
      driver.press(":")
      driver.type(command)
      driver.press(.enter, .escape)
    }
    driver.press(":")
    driver.type("und")
    var texts: [String?] = []
    for key in [Key.up, .up, .up, .down, .down, .down] {
      driver.press(key)
      texts.append(driver.state.prompt?.text)
    }
    #expect(texts == ["tag later", "sort", "sort", "tag later", "und", "und"])
    #expect(driver.remembered == [.command("sort"), .command("tag later")])
  }

  @Test("a search that is brought back narrows the list again")
  func searches() {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("/")
    driver.type("water")
    driver.press(.enter, "1", "/", .up)
    #expect(driver.state.prompt?.text == "water" && driver.state.list.rows.count == 1)
  }
}

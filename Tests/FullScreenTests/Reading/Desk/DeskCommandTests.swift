import Domain
import Scenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Commands of the full screen")
struct DeskCommandTests {
  @Test("messages stay readable after they have left the footer, the last first, and are no actions")
  func messages() {
    var driver = DeskDriver(columns: 100, rows: 24)
    driver.press("z", "j")
    #expect(!driver.footer.contains("nothing to undo"))
    driver.press(":")
    driver.type("messages")
    driver.press(.enter)
    #expect(driver.desk.menu?.items.map(\.meaning) == ["There is nothing to undo.", "Undoing …"])
    let requests = driver.requests
    driver.press(.enter)
    #expect(driver.desk.menu == nil && driver.requests == requests)
  }

  @Test("a refresh is a job that can be stopped")
  func jobs() {
    var driver = DeskDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press("R", "&", .enter)
    #expect(driver.waiting.contains(.stopRefresh) && driver.screen.text[0].contains("Stopping …"))
    driver.send(.refresh(.init(progress: nil, rows: [], summary: nil, messages: [Message(.notice, "Stopped.")], outcome: .failed)))
    #expect(driver.footer == "Stopped." && driver.desk.progress == nil)
  }

  private func typed(_ text: String) -> DeskDriver {
    var desk = DeskDriver(columns: 100, rows: 30)
    desk.press(":")
    desk.type(text)
    return desk
  }

  private func run(_ text: String) -> DeskDriver {
    var desk = typed(text)
    desk.press(.enter)
    return desk
  }

  @Test(
    "a command of the command line is run with its words",
    arguments: [
      ("feeds --problems", ["feeds", "--problems"]), ("picture list", ["picture", "list"]), ("quote", ["quote"]),
      ("config set quote.url 'http://a/b c'", ["config", "set", "quote.url", "http://a/b c"]),
      ("add http://a/ --title \"A \\\"b\\\"\" ''", ["add", "http://a/", "--title", "A \"b\"", ""]),
      ("count $(ls);ls|ls&", ["count", "$(ls);ls|ls&"]), ("star --feed x", ["star", "--feed", "x"]),
    ])
  func commandLines(text: String, words: [String]) {
    #expect(run(text).requests == [.run(words)])
  }

  @Test("what the full screen can do itself, it does itself")
  func ownWords() {
    let starred = run("star")
    #expect(starred.requests.count == 1 && starred.requests.first != .run(["star"]))
    #expect(run("quit").isOver)
  }

  @Test(
    "a command that cannot be run is a sentence",
    arguments: [
      ("frobnicate", "Unknown command 'frobnicate'."), ("quote 'a", "A quotation mark is not closed in 'quote 'a'."),
      ("quote \\", "A quotation mark is not closed in 'quote \\'."),
    ])
  func wrongCommands(text: String, sentence: String) {
    let desk = run(text)
    #expect(desk.requests.isEmpty && desk.desk.message?.sentence == sentence)
  }

  @Test("Tab completes the name of a command, as far as it is certain")
  func completion() {
    var desk = typed("pic")
    desk.press(.tab)
    #expect(desk.desk.prompt?.text == "picture ")
    desk = typed("view")
    desk.press(.tab)
    #expect(desk.desk.prompt?.text == "view-" && desk.footer.contains(":view-"))
    #expect(desk.desk.message?.sentence == "view-all  view-saved  view-starred  view-unread")
    desk = typed("xyz")
    desk.press(.tab)
    #expect(desk.desk.prompt?.text == "xyz" && desk.desk.message?.sentence == "No command begins with 'xyz'.")
  }
}

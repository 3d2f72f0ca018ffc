import Domain
import Scenes
import Testing

@testable import FullScreen

@Suite("Commands of the full screen")
struct DeskCommandTests {
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
    #expect(desk.desk.message?.sentence == "view-all  view-starred  view-unread")
    desk = typed("xyz")
    desk.press(.tab)
    #expect(desk.desk.prompt?.text == "xyz" && desk.desk.message?.sentence == "No command begins with 'xyz'.")
  }
}

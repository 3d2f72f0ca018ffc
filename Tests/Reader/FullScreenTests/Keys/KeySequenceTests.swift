import ScreenModel
import CoreScenes
import ReaderDomain
import Testing

@testable import FullScreen

@Suite("Sequences of keys, counts, and commands on keys")
struct KeySequenceTests {
  private static func driver(_ file: String, articles: Int = 30) -> ScreenDriver {
    let keys = KeysFile(Array(file.utf8), commands: ["read", "sync", "tag"])
    #expect(keys.mistakes.isEmpty)
    return ScreenDriver(columns: 120, rows: 14, ScreenSample.many(articles), keys: keys.map)
  }

  private static func row(_ driver: ScreenDriver) -> Int? { driver.state.list.selectedIndex }

  @Test("a sequence acts with its last key, and its first key alone after a pause")
  func sequence() {
    var driver = Self.driver("list g g = last\nlist g d = page-down")
    driver.press("g", "g")
    #expect(Self.row(driver) == 29 && driver.state.pendingKeys.isEmpty)
    driver.press("g")
    #expect(Self.row(driver) == 29 && driver.state.pendingKeys == ["g"])
    driver.send(.input(.pause))
    #expect(Self.row(driver) == 0 && driver.state.pendingKeys.isEmpty)
    driver.send(.input(.pause))
    #expect(Self.row(driver) == 0)
  }

  @Test("a key that continues no sequence acts on its own, after the keys before it")
  func brokenSequence() {
    var driver = Self.driver("list g g = last\nlist X Y Z = undo")
    driver.press("j", "j", "g", "j")
    #expect(Self.row(driver) == 1)
    driver.press("X", "Y", "j")
    #expect(Self.row(driver) == 2 && driver.state.pendingKeys.isEmpty)
  }

  @Test("a key that continues no sequence waits for what the keys before it have asked for")
  func brokenSequenceWaits() {
    var driver = Self.driver("list g g = last", articles: 200)
    driver.press("G", "g", "j")
    #expect(Self.row(driver) == 1 && driver.state.inputAhead.isEmpty)
  }

  @Test("a sequence of one pane means nothing in another")
  func pane() {
    var driver = Self.driver("list g g = last")
    driver.press("h", "g")
    #expect(driver.state.pendingKeys.isEmpty && driver.state.focus == .feeds)
  }

  @Test("Alt with a digit begins a count, which the next move takes")
  func count() {
    var driver = Self.driver("")
    driver.press(Key(.character("1"), .alt), "2", "j")
    #expect(Self.row(driver) == 12 && driver.state.count == nil)
    driver.press(Key(.character("5"), .alt), "k")
    #expect(Self.row(driver) == 7)
    driver.press(Key(.character("3"), .alt), "z")
    #expect(driver.footer.contains("undo takes no count.") && driver.state.count == nil)
    for _ in 0..<40 { driver.press(Key(.character("9"), .alt)) }
    driver.press("j")
    #expect(Self.row(driver) == 29)
  }

  @Test(
    "a key runs commands with the selected article, each argument as a word of its own",
    arguments: [
      ("run mpv %u", [.program(["mpv", "https://example.org/1"])]),
      ("run echo '%t; rm' 100%% -- \"%f\"", [.program(["echo", "Number 0; rm", "100%", "--", "Tea"])]),
      ("read --full %i", [.run(["read", "--full", ScreenSample.many(1)[0].article.id.text])]),
      (
        "shell echo \"$1\" ; true",
        [
          .program([
            "sh", "-c", "echo \"$1\" ; true", "sh", "https://example.org/1", "Number 0", "Tea", ScreenSample.many(1)[0].article.id.text,
          ])
        ]
      ),
      ("sync ; run true", [.run(["sync"]), .program(["true"])]),
    ] as [(String, [ScreenRequest])])
  func commands(text: String, requests: [ScreenRequest]) {
    var driver = Self.driver("list X = \(text)")
    driver.press("X")
    #expect(driver.requests == requests)
  }

  @Test("a key gives a tag, and does several things in their order")
  func tag() {
    var driver = Self.driver("list X = tag later ; down ; tag soon")
    driver.press("X")
    #expect(driver.state.list.rows.prefix(3).map { $0.status.tags.map(\.text) } == [["later"], ["soon"], []])
  }

  @Test(
    "the steps of a key wait for each other as typed lines do",
    arguments: [
      "mark read ; next-unread", "view-all ; first ; star", "view-unread ; last ; star", "view-starred ; open",
      "open ; tag soon ; back ; down ; star", "last ; star ; first ; tag soon",
      "next-unread ; next-unread ; star ; undo", "filter read ; star",
      "run true ; mark read ; run echo %t",
    ])
  func stepsWait(text: String) {
    var driver = Self.driver("list X = \(text)", articles: 70)
    driver.change("Number 3", .set(.starred, true))
    driver.change("Number 5", .set(.read, true))
    var typed = driver
    driver.areAnswering = false
    driver.press("X", "j")
    driver.areAnswering = true
    driver.sendTogether([])
    for line in text.split(separator: " ; ") where !line.hasPrefix("run ") {
      typed.press(":")
      typed.type(String(line))
      typed.press(.enter)
    }
    typed.press("j")
    #expect(driver.articles == typed.articles && driver.selected == typed.selected && driver.state.queryText == typed.state.queryText)
    #expect(driver.state.article?.reference == typed.state.article?.reference && driver.state.focus == typed.state.focus)
    #expect(driver.typed.isEmpty && driver.state.steps.isEmpty)
    #expect(driver.requests.count { if case .program = $0 { true } else { false } } == (text.contains("run ") ? 2 : 0))
  }

  @Test("when what is selected is gone, no step acts on its neighbor")
  func stepsAfterLoss() {
    var driver = Self.driver("list X = tag later ; star ; run mpv %u")
    driver.press("j")
    driver.remove { $0.article.title == "Number 1" }
    driver.send(.changedElsewhere)
    let before = driver.articles
    driver.press("X")
    #expect(driver.articles == before && driver.requests.isEmpty && driver.footer == "What was selected is gone, so nothing was done.")
    driver.press("X")
    #expect(driver.marks(of: "Number 2")?.isStarred == true && driver.requests.last == .program(["mpv", "https://example.org/3"]))
  }

  @Test("a command about an article says so when none is selected, and one that fails names its program")
  func failures() {
    var driver = Self.driver("list X = run mpv %u\nlist Y = run false", articles: 0)
    driver.press("X")
    #expect(driver.requests.isEmpty && driver.footer.contains("No article is selected."))
    driver.press("Y")
    #expect(driver.footer.contains("'false' failed with exit code 1."))
  }

  @Test("the list of all keys has the commands, and runs them")
  func menu() {
    var driver = Self.driver("list X Y = run mpv %u")
    driver.press("?")
    driver.type("mpv")
    #expect(driver.screen.text.contains { $0.contains("X Y") && $0.contains("run mpv %u") })
    driver.press(.enter)
    #expect(driver.requests == [.program(["mpv", "https://example.org/1"])])
  }

  @Test(
    "each mistake of a command has its sentence",
    arguments: [
      ("list x = run", "a command is missing.", "Example: list x = tag later ; run mpv %u"),
      ("list x = undo ; ; redo", "a command is missing.", "Example: list x = tag later ; run mpv %u"),
      ("list x = shell", "a command is missing.", "Example: list x = tag later ; run mpv %u"),
      ("list x = run mpv '%u", "a quotation mark is not closed.", nil),
      ("list x = run mpv %x", "there is no placeholder '%x'.", "There are %u, %t, %f, %i, and %% for a percent sign."),
      ("list x = tga later", "there is no command 'tga'.", "Did you mean 'tag'?"),
      ("list a b c d e f g h i = undo", "a sequence has at most 8 keys.", nil),
      ("list a ^C = undo", "^C cannot be given another meaning.", nil),
    ] as [(String, String, String?)])
  func mistakes(line: String, sentence: String, hint: String?) {
    let file = KeysFile(Array("\(line)\nlist w = undo".utf8), commands: ["sync", "tag"])
    #expect(file.mistakes == [.init(line: 1, sentence: sentence, hint: hint)])
    #expect(file.map.action(of: "w", in: .list) == .undo)
  }
}

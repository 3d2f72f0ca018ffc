import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("Commands of the full screen")
struct ScreenStateCommandTests {
  @Test("messages stay readable after they have left the footer, the last first, and are no actions")
  func messages() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.press("z", "j")
    #expect(!driver.footer.contains("nothing to undo"))
    driver.press(":")
    driver.type("messages")
    driver.press(.enter)
    #expect(driver.state.menu?.items.map(\.meaning) == ["There is nothing to undo."], "What has begun is no message.")
    #expect(driver.state.menu?.items.map { "\($0.keys)|\($0.name)" } == ["|"])
    driver.press(.escape, ":")
    driver.type("frobnicate")
    driver.press(.enter, "\"")
    let failure = driver.state.menu?.items.first
    #expect(failure.map { "\($0.keys)|\($0.name)|\($0.meaning)" } == "!||Unknown command 'frobnicate'. ? lists the actions.")
    let requests = driver.requests
    driver.press(.enter)
    #expect(driver.state.menu == nil && driver.requests == requests)
  }

  @Test("Enter shows all of a message that is longer than its line, wrapped, and closes a short one", arguments: [50, 80])
  func longMessage(columns: Int) {
    let sentence = "Only the terminal has copied: 'nonexistent-prog' does not exist, nor does anything else of this name."
    var driver = ScreenDriver(columns: columns, rows: 24)
    driver.send(.warned(Message(.failure, MessageText(sentence), hint: "The program is that of the setting.")))
    driver.press("\"")
    #expect(driver.footer.hasSuffix("Enter shows all of it  Esc closes"))
    driver.press(.enter)
    let lines = driver.state.menu?.items.map(\.meaning) ?? []
    #expect(lines.joined(separator: " ") == "\(sentence) The program is that of the setting." && lines.allSatisfy { $0.count < columns })
    #expect(lines.allSatisfy { line in driver.screen.text.contains { $0.contains(line) } })
    driver.press(.enter)
    #expect(driver.state.menu == nil)
  }

  @Test("a refresh is a job that can be stopped")
  func jobs() {
    var driver = ScreenDriver(columns: 100, rows: 24)
    driver.areAnswering = false
    driver.press("R", "&")
    #expect(
      driver.state.menu?.items.map { "\($0.keys)|\($0.name)|\($0.meaning)" } == [
        "|stop|stop the refresh (Refreshing …); what has arrived stays"
      ])
    driver.press(.enter)
    #expect(driver.waiting.contains(.stopRefresh) && driver.state.progress == "Stopping …")
    driver.press("&")
    driver.send(.refresh(.init(progress: nil, rows: [], summary: nil, messages: [Message(.notice, "Stopped.")], outcome: .failed)))
    #expect(driver.state.message?.sentence == "Stopped." && driver.state.progress == nil)
    driver.press(.enter)
    #expect(driver.footer == "Nothing is running in the background.", "The refresh ended while its job was listed.")
  }

  @Test(
    "commands set marks, and keys toggle them",
    arguments: [
      ("star", ArticleMark.starred, true), ("unstar", .starred, false), ("mark read", .read, true), ("mark unread", .read, false),
      ("hide", .hidden, true), ("unhide", .hidden, false),
    ])
  func marks(command: String, mark: ArticleMark, isSet: Bool) {
    for isSetBefore in [false, true] {
      var driver = ScreenDriver(columns: 100, rows: 30, [ScreenSample.article("A", in: 0, minutes: 1, marks: isSetBefore ? [mark] : [])])
      driver.press("F", .control("u"))
      driver.type("is:read|unread|hidden")
      driver.press(.enter, ":")
      driver.type(command)
      driver.press(.enter)
      #expect(driver.marks(of: "A")?.has(mark) == isSet)
    }
  }

  @Test(
    "after a command that lists other articles, the keys go to the list", arguments: ["filter read", "search water", "show-read", "list"])
  func listed(command: String) {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.press("h", ":")
    driver.type(command)
    driver.press(.enter)
    #expect(driver.state.focus == .list)
  }

  private func typed(_ text: String) -> ScreenDriver {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.press(":")
    driver.type(text)
    return driver
  }

  private func run(_ text: String) -> ScreenDriver {
    var driver = typed(text)
    driver.press(.enter)
    return driver
  }

  @Test(
    "a command of the command line is run with its words",
    arguments: [
      ("feeds --problems", ["feeds", "--problems"]), ("picture list", ["picture", "list"]), ("quote", ["quote"]),
      ("config set quote.url 'http://a/b c'", ["config", "set", "quote.url", "http://a/b c"]),
      ("add http://a/ --title \"A \\\"b\\\"\" ''", ["add", "http://a/", "--title", "A \"b\"", ""]),
      ("count $(ls);ls|ls&", ["count", "$(ls);ls|ls&"]), ("star --feed x", ["star", "--feed", "x"]),
      ("help keys", ["help", "keys"]),
    ])
  func commandLines(text: String, words: [String]) {
    #expect(run(text).requests == [.run(words)])
  }

  @Test("a line that a key begins, and to which nothing is added, is left without running anything", arguments: ["a", "T"] as [Key])
  func nothingAdded(key: Key) {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.press(key)
    #expect(driver.state.prompt?.kind == .command)
    driver.press(.enter)
    #expect(driver.state.prompt == nil && driver.requests.isEmpty && driver.state.message == nil)
  }

  @Test("the error of an unknown command names the key that lists all actions")
  func unknown() {
    #expect(run("frobnicate").footer == "Unknown command 'frobnicate'.  ? lists the actions.")
  }

  @Test("open with an id opens this article, and gives it the keys")
  func open() throws {
    let id = try #require(ScreenSample.articles.last?.article.id)
    let driver = run("open \(id.short)")
    #expect(driver.state.focus == .article && driver.state.article?.viewModel?.title == ScreenSample.articles.last?.article.title)
    #expect(driver.marks(of: ScreenSample.articles.last?.article.title ?? "")?.isRead == true)
  }

  @Test("a prompt begins without a message and ignores keys that are no characters; narrowing moves the focus to the list")
  func prompt() {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.press("z", "h", "/")
    #expect(driver.state.message == nil && driver.state.focus == .list && driver.state.prompt?.kind == .narrow)
    driver.type("tea")
    for key in [.up, .down, .left, .home, .pageUp] as [Key] { driver.press(key) }
    #expect(driver.state.prompt?.text == "tea")
    driver.press(.escape)
    #expect(driver.state.focus == .feeds)
  }

  @Test("the result of a refresh is shown unless it failed; failed counts and lists of feeds are shown, too")
  func refreshed() {
    var driver = ScreenDriver(columns: 100, rows: 30)
    driver.arriving = ScreenSample.many(2)
    driver.press("R")
    #expect(driver.footer == "2 new." && driver.state.progress == nil)
    let failure = Message(.failure, "The disk is full.")
    driver.send(.refresh(.init(progress: nil, rows: [], summary: "2 new.", messages: [failure], outcome: .failed)))
    #expect(driver.footer == "The disk is full.")
    driver.send(
      .unread(.init(number: nil, text: nil, messages: [Message(.failure, "It cannot be counted.")], exported: .empty, outcome: .failed)))
    #expect(driver.footer == "It cannot be counted.")
    for outcome in [Outcome.failed, .done] {
      driver.press("j")
      driver.send(.feeds(.init(rows: [], summary: nil, messages: [failure], exported: .empty, outcome: outcome)))
      #expect((driver.footer == "The disk is full.") == (outcome == .failed))
    }
  }

  @Test(
    "a command that cannot be run is a sentence",
    arguments: [
      ("frobnicate", "Unknown command 'frobnicate'."), ("filter folder", "'filter folder' needs a name."),
      ("filter unred", "'filter' does not take 'unred'."), ("filter unread now", "'filter unread' takes no further word."),
      ("toggle-star extra", "'toggle-star' takes no further word."), ("quote 'a", "A quotation mark is not closed in 'quote 'a'."),
      ("quote \\", "A quotation mark is not closed in 'quote \\'."),
    ])
  func wrongCommands(text: String, sentence: String) {
    let driver = run(text)
    #expect(driver.requests.isEmpty && driver.state.message?.sentence.text == sentence)
  }

  @Test("a filter for a feed that does not exist, or that several feeds fit, is told, and the list and its query stay")
  func wrongFilter() throws {
    var driver = ScreenDriver(columns: 100, rows: 30, ScreenSample.many(80))
    for _ in 0..<5 { driver.press("j") }
    let (rows, query, text) = (driver.state.list.rows.map(\.id), driver.state.list.query, driver.state.queryText)
    driver.areAnswering = false
    driver.press(":")
    driver.type("filter feed The - C")
    driver.press(.enter)
    guard case .list(let request) = try #require(driver.waiting.last(where: { if case .list = $0 { true } else { false } })) else { return }
    #expect(driver.state.list.query.feed == FeedReference("The - C"))
    let failed = ArticleList.ViewModel(
      rows: [], summary: nil, messages: [Message(.failure, "'The - C' matches 9 feeds.")], exported: .empty, outcome: .failed)
    driver.send(.list(failed, after: request))
    #expect(driver.state.list.rows.map(\.id) == rows && driver.state.list.query == query && driver.state.queryText == text)
    #expect(driver.selected == "Number 5" && driver.footer == "'The - C' matches 9 feeds.")
    #expect(!driver.screen.text.dropLast().contains { $0.contains("matches") })
  }

  @Test("Tab completes the name of a command, as far as it is certain")
  func completion() {
    var driver = typed("pic")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "picture ")
    driver = typed("view")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "view-" && driver.footer.contains(":view-"))
    #expect(driver.state.message?.sentence == "view-all  view-saved  view-starred  view-unread")
    driver = typed("xyz")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "xyz" && driver.state.message?.sentence == "No command begins with 'xyz'.")
    driver = typed("filter ")
    driver.press(.tab)
    #expect(driver.state.message?.sentence == "all  feed  folder  hidden  read  starred  unread")
    driver = typed("filter f")
    driver.press(.tab)
    #expect(driver.state.prompt?.text == "filter f" && driver.state.message?.sentence == "feed  folder")
    for (text, whole) in [
      ("unst", "unstar "), ("filter un", "filter unread "), ("filter fo", "filter folder "), ("set mouse of", "set mouse off "),
      ("conf", "config "), ("CONF", "config "), ("  filter   Un", "filter unread "), ("Filter  feed  te", "filter feed Tea"),
    ] {
      driver = typed(text)
      driver.press(.tab)
      #expect(driver.state.prompt?.text.hasPrefix(whole) == true, "\(text)")
    }
  }
}

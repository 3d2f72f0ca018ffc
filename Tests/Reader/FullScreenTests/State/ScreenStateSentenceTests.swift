import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

/// The sentences of the last line, whole: a user reads all of it.
@Suite("What the full screen says when a key can do nothing")
struct ScreenStateSentenceTests {
  /// The window is wide, so that no sentence is cut.
  private static func footer(_ keys: [Key], of articles: [ArticleSummary] = ScreenSample.articles) -> String {
    var driver = ScreenDriver(columns: 160, rows: 24, articles)
    for key in keys { driver.press(key) }
    return driver.footer
  }

  private static func tenTimes(_ key: Key) -> [Key] { [Key](repeating: key, count: 10) }

  @Test(
    "a key that can do nothing says why",
    arguments: [
      // There is no further article or feed.
      (["p"], "There is no unread article above."), (["["], "This is the first feed."), (tenTimes("]"), "This is the last feed."),
      (tenTimes(.control("n")), "No feed below has unread articles."), ([.control("p")], "No feed above has unread articles."),
      (["h"] + tenTimes("J"), "There is no further feed."), ([.space] + tenTimes("J"), "There is no further article."),
      // There is no feed, query, message, job, image or link for the key.
      (["r"], "Select a feed first; R refreshes all."), (["h", "c"], "Select a feed first."),
      (["4"], "No query is saved for this key: F edits a query, and ^S there saves it."),
      (["\""], "There are no messages yet."), (["&"], "Nothing is running in the background."),
      ([.space, "i"], "This article has no images."), ([.space, "9"], "The article has no link 9."),
    ] as [([Key], String)])
  func nothing(keys: [Key], sentence: String) {
    #expect(Self.footer(keys) == sentence)
  }

  @Test(
    "a key that needs an article says so in an empty list",
    arguments: [
      ("s", "No article is selected."), ("N", "No article is selected."), ("T", "No article is selected."),
      ("o", "No article is selected."), ("O", "No article is selected."), ("y", "No article is selected."),
      ("v", "No article is selected."), ("x", "No article is selected."), ("n", "There is no unread article below."),
    ] as [(Key, String)])
  func empty(key: Key, sentence: String) {
    #expect(Self.footer([key], of: []) == sentence)
  }

  @Test("an article of the list without a URL has no address to copy")
  func address() {
    let summary = ArticleSummary(
      article: .sample(feed: ScreenSample.feeds[0].id), status: .new, feedTitle: ScreenSample.feeds[0].title,
      folder: ScreenSample.feeds[0].folder
    )
    #expect(Self.footer(["y"], of: [summary]) == "This article has no address.")
  }

  @Test("an action that was chosen by its name and needs a number asks for it")
  func number() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press(.space, "?")
    driver.type("open-link")
    driver.press(.enter)
    #expect(driver.footer == "Type the number of the link.")
  }

  @Test("a refresh without a feed names the key that follows one")
  func noFeeds() {
    var driver = ScreenDriver(columns: 160, rows: 24, [], feeds: [])
    driver.send(.refresh(.init(progress: nil, rows: [], summary: nil, messages: [.noFeeds], outcome: .nothingMatched)))
    #expect(driver.footer.hasPrefix("You follow no feeds.  \(driver.state.keyName(of: .addFeed)) follows one, "))
    #expect(!driver.footer.contains("add URL"))
  }

  @Test("an undo and a redo say that they have begun", arguments: [("z", "Undoing …"), ("Z", "Redoing …")] as [(Key, String)])
  func announced(key: Key, sentence: String) {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.areAnswering = false
    driver.press(key)
    #expect(driver.footer == sentence)
  }

  @Test("of several messages, the worst is shown")
  func worst() {
    let messages = [Message(.notice, "Notice."), Message(.warning, "Warning."), Message(.failure, "Failure.")]
    for (shown, sentence) in [
      ([0], "Notice."), ([0, 1], "Warning."), ([1, 0], "Warning."), ([0, 2, 1], "Failure."), ([1, 2], "Failure."),
    ] {
      var driver = ScreenDriver(columns: 160, rows: 24)
      driver.send(.unread(.init(number: "many", text: "many", messages: shown.map { messages[$0] }, exported: .empty, outcome: .done)))
      #expect(driver.footer == sentence && driver.screen.text[0].hasSuffix("many unread"))
    }
  }

  @Test("the sentences of one answer are shown together, and what was reported at first can be read again")
  func answers() {
    var driver = ScreenDriver(columns: 160, rows: 24, messages: [Message(.warning, "keys, line 1: no.")])
    #expect(driver.footer == "keys, line 1: no.")
    driver.send(.done(.init(lines: ["One.", "Two."], messages: [], exported: .empty, outcome: .done)))
    #expect(driver.footer == "One.  Two.")
    driver.press("\"")
    #expect(driver.state.menu?.items.map(\.meaning) == ["One.  Two.", "keys, line 1: no."])
  }

  @Test("when no feed is due, the last line names the key that fetches them anyway")
  func nothingDue() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    let notice = Message(.notice, "No feed is due.", hint: "'strata refresh --force' fetches them anyway.")
    driver.send(
      .refresh(
        .init(progress: nil, rows: [], summary: "Nothing new, 3 not due.", messages: [notice], isNothingDue: true, outcome: .done)))
    #expect(driver.footer == "Nothing new, 3 not due.  ^R fetches them anyway.")
    driver.press("\"")
    #expect(driver.state.menu?.items.allSatisfy { $0.meaning.hasSuffix("due. ^R fetches them anyway.") } == true)
  }

  @Test("when one feed is refreshed, the last line says why it has nothing new")
  func oneFeed() throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.areAnswering = false
    let text: MessageText = "failed 3 times in a row; next try at 10:40."
    func finish() {
      let rows = driver.feeds.map {
        RefreshRow(title: $0.title, text: text, tone: .quiet, exported: ExportedRecord([.init("feed", .text($0.id.text))]))
      }
      driver.send(.refresh(.init(progress: .init(done: 1, total: 1, text: "1/1"), rows: rows, summary: nil, messages: [], outcome: .done)))
      driver.send(
        .refresh(.init(progress: nil, rows: [], summary: "Nothing new, 1 not due.", messages: [], isNothingDue: true, outcome: .done)))
    }
    driver.press("R")
    finish()
    #expect(driver.footer == "Nothing new, 1 not due.  ^R fetches them anyway.")
    driver.areAnswering = true
    driver.press("h", "G")
    driver.areAnswering = false
    driver.press("r")
    finish()
    let title = try #require(driver.state.feeds.feed?.title)
    #expect(driver.footer == "'\(title)': failed 3 times in a row; next try at 10:40.  ^R fetches them anyway.")
  }

  @Test("an action without a key is named by its command")
  func withoutKey() {
    var driver = ScreenDriver(columns: 160, rows: 24, keys: KeysFile(Array("all F = none".utf8), commands: []).map)
    driver.press("4")
    #expect(driver.footer == "No query is saved for this key: :filter edits a query, and ^S there saves it.")
  }

  @Test("a second refresh is refused while one is running")
  func secondRefresh() {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.areAnswering = false
    driver.press("R")
    #expect(driver.footer != "A refresh is already running.")
    driver.press("R")
    #expect(driver.footer == "A refresh is already running.")
  }

  @Test(
    "the end of a program that got an article is reported",
    arguments: [
      (.ended(code: 0), "'less' has read the article."), (.ended(code: 3), "'less' failed with exit code 3."),
      (.missing, "There is no program 'less'.  Give its path, or a name in PATH."),
      (.cannotStart(reason: "r"), "'less' cannot be started: r."),
    ] as [(PipeResult, String)])
  func program(result: PipeResult, sentence: String) {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press(.space)
    driver.send(.piped("less", result))
    #expect(driver.footer == sentence)
  }
}

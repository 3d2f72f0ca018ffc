import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

/// The last line has a text on the left and a remark on the right.
@Suite("The first and the last line of the full screen")
struct ScreenStateLineTests {
  /// The last line, with a bar in place of the spaces between its two parts.
  private static func footer(_ driver: ScreenDriver) -> String {
    let line = driver.footer
    guard let gap = line.firstRange(of: "   ") else { return line }
    return line[..<gap.lowerBound] + "|" + line[gap.lowerBound...].drop { $0 == " " }
  }

  private static func driver(_ keys: Key...) -> ScreenDriver {
    var driver = ScreenDriver(columns: 120, rows: 14)
    for key in keys { driver.press(key) }
    return driver
  }

  @Test("a listed feed is named by its title, also without rows and with another feed selected")
  func listedFeed() throws {
    var driver = ScreenDriver(columns: 120, rows: 24)
    driver.press("h", "G", .enter)
    let id = try #require(driver.state.list.query.feed?.text)
    let feed = try #require(driver.feeds.first { $0.id.text == id })
    driver.press("h", "k", "L")
    #expect(driver.screen.text[0].contains(feed.title) && !driver.screen.text.joined().contains(id))
  }

  @Test(
    "a line that is typed says what it is for, and which keys end it",
    arguments: [
      (["/"], "/▏|Enter keeps  ^S saves  Esc undoes"), (["F"], "query: is:unread▏|Enter lists  ^S saves  Esc leaves"),
      (["F", .control("s")], "save as: @▏|Enter saves  Esc leaves"), ([.space, "/"], "/▏|Enter keeps  Esc leaves"),
      (["x"], "mute 1 article: feed=Tea title=Water▏|Enter hides  'for 1w': for a week  Esc leaves"),
      ([":"], ":▏|Enter runs  Tab completes  Esc leaves"), ([.space, "|"], "| ▏|Enter runs the program  Esc leaves"),
      (["?"], "find: ▏|Enter runs  Esc closes"), ([.space, "f"], "link: ▏|type its letters  Esc leaves"),
      ([.space, "f", "a"], "link: https://example.org/water|Enter opens  y copies  i shows an image"),
    ] as [([Key], String)])
  func prompts(keys: [Key], line: String) {
    var driver = ScreenDriver(columns: 120, rows: 14)
    for key in keys { driver.press(key) }
    #expect(Self.footer(driver) == line)
  }

  @Test("what is found is counted, while it is typed and afterwards")
  func finding() {
    var driver = Self.driver(.space, "/")
    driver.type("the end")
    #expect(Self.footer(driver) == "/the end▏|1 of 1  Enter keeps  Esc leaves")
    driver.type("x")
    #expect(Self.footer(driver) == "/the endx▏|not found  Enter keeps  Esc leaves")
    driver.press(.backspace, .enter)
    #expect(Self.footer(driver) == "/the end  1 of 1|n next  N previous  Esc ends")
  }

  @Test("help gives way to a long text, whose end stays visible; a message keeps its room")
  func narrow() {
    var driver = ScreenDriver(columns: 30, rows: 14)
    driver.press(":")
    driver.type("quote 12345678901234567890123")
    #expect(driver.footer == ":uote 12345678901234567890123▏")
    driver.press(.control("u"))
    driver.type("abcdefgh")
    driver.press(.tab)
    #expect(driver.footer.hasPrefix(":") && driver.footer.contains("▏") && driver.footer.contains("No command"))
  }

  @Test("the first line has the name, the list, what arrived and the number of unread articles")
  func header() {
    var driver = ScreenDriver(columns: 120, rows: 14)
    let header = { (driver: ScreenDriver) in driver.screen.text[0].split(separator: "  ") }
    #expect(header(driver).first == " Strata" && header(driver).last?.hasSuffix("5 unread") == true)
    driver.press("j")
    driver.add(["One", "Two"].map { ScreenSample.article($0, in: 0, minutes: 0) })
    driver.send(.input(.focused))
    #expect(header(driver).last?.hasSuffix("2 new: g · 7 unread") == true)
    driver.areAnswering = false
    driver.press("R")
    #expect(header(driver).last?.hasSuffix("Refreshing … · 2 new: g · 7 unread") == true)
    driver.resize(columns: 14, rows: 14)
    #expect(!driver.screen.text[0].contains("Strata") && driver.screen.violations.isEmpty)
  }

  @Test(
    "a failure is bold and red, a warning bold, and a notice plain",
    arguments: [(.failure, [1, 31]), (.warning, [1]), (.notice, [])] as [(Message.Kind, Set<Int>)])
  func styles(kind: Message.Kind, style: Set<Int>) {
    let driver = ScreenDriver(columns: 120, rows: 14, messages: [Message(kind, "A sentence.", hint: "A hint.")])
    #expect(driver.footer == "A sentence.  A hint." && driver.screen.cells.last?[0].style == style)
    #expect(driver.screen.cells.last?[13].style == [2])
  }

  @Test("a failure gives way to the typed text, which has up to a third of the line", arguments: [160, 60, 45])
  func failures(columns: Int) {
    var driver = ScreenDriver(columns: columns, rows: 14)
    driver.press("F", .control("u"))
    driver.type("titel:x")
    driver.press(.enter)
    let (typed, sentence) = ("query: titel:x▏", driver.state.message?.sentence.text ?? "")
    #expect(driver.footer.hasPrefix(typed))
    let shown = driver.footer.dropFirst(typed.count).trimmingPrefix { $0.isWhitespace }
    #expect(columns == 160 ? shown == sentence : shown.hasSuffix("…") && sentence.hasPrefix(shown.dropLast()), "\(driver.footer)")
  }

  @Test("the first line shows its numbers only if ten columns are left for the title", arguments: [(18, true), (17, false)])
  func narrowHeader(columns: Int, hasNumber: Bool) {
    let driver = ScreenDriver(columns: columns, rows: 14)
    #expect(driver.screen.text[0].hasSuffix("5 unread") == hasNumber && driver.screen.text[0].hasPrefix(" unread"))
  }

  @Test("a link has twenty columns beside the help, or the whole line", arguments: [(61, true), (60, false)])
  func narrowHints(columns: Int, hasHelp: Bool) {
    var driver = ScreenDriver(columns: columns, rows: 14)
    driver.press(.space, "f", "a")
    #expect(driver.footer.hasSuffix("i shows an image") == hasHelp)
    #expect(driver.footer.contains("https://example.org/water") != hasHelp)
  }

  @Test("a feed without articles is named in the first line, and where they would be")
  func emptyFeed() {
    var driver = ScreenDriver(columns: 120, rows: 14)
    driver.press("2", "]", "]")
    #expect(driver.state.feeds.feed?.title == "Quiet" && driver.screen.text[0].hasPrefix(" Strata  Quiet "))
    #expect(driver.screen.text.contains { $0.contains("No articles match: Quiet.") })
  }

  @Test("an empty list says why it is empty, and what can be done")
  func empty() {
    func lines(_ driver: ScreenDriver) -> [String] {
      driver.screen.text.dropFirst().dropLast().map { String($0.drop { $0 != "│" }.drop { $0 == "│" || $0 == " " }) }.filter { !$0.isEmpty }
    }
    var driver = ScreenDriver(columns: 120, rows: 14, [])
    #expect(lines(driver) == ["No articles match: unread.", "R fetches new articles; 2 lists all."])
    driver.press("2")
    #expect(lines(driver) == ["There are no articles.", "R fetches new articles; 2 lists all."])
    driver.areAnswering = false
    driver.press("3")
    #expect(lines(driver) == ["Reading the articles …"])
    let failed = ArticleList.ViewModel(
      rows: [], hasMore: false, filterLabel: nil, summary: nil, messages: [Message(.failure, "The disk is gone.")], exported: .empty,
      outcome: .failed)
    guard case .list(let request) = driver.waiting.first else {
      Issue.record("\(driver.waiting)")
      return
    }
    driver.send(.list(failed, after: request))
    #expect(lines(driver) == ["The disk is gone.", "1 tries again: it lists everything unread."])
  }

  @Test("without feeds, the list says how to follow one")
  func noFeeds() {
    let driver = ScreenDriver(columns: 140, rows: 14, [], feeds: [])
    let text = driver.screen.text.joined(separator: "\n")
    for sentence in [
      "  You follow no feed yet.",
      "  Press a to follow a feed. 'strata import FILE' follows the feeds of a list.",
      "  Then R fetches their articles here.",
    ] { #expect(text.contains("│" + sentence), "\(sentence)") }
  }
}

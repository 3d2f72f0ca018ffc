import CoreScenes
import CoreTerminal
import ReaderDomain
import ReaderDoubles
@testable import ReaderPresentation
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The list of feeds")
struct FeedsPaneTests {
  /// Three views, two feeds without a folder, and a folder with two feeds: eight rows. The second feed of each has unread articles.
  private static func pane() -> FeedsPane {
    let feeds = [("One", ""), ("Two", ""), ("Three", "News"), ("Four", "News")].enumerated().map { number, feed in
      FeedRow(
        .sample(
          .sample(url: "https://example.org/\(number)", title: feed.0, folder: FolderPath(feed.1)), unread: number % 2 * 5, all: 9),
        now: .sample())
    }
    var pane = FeedsPane()
    pane.show(viewModel(feeds))
    return pane
  }

  private static func viewModel(_ feeds: [FeedRow]) -> FeedList.ViewModel {
    FeedList.ViewModel(
      rows: feeds, folders: [FolderRow(path: "News", unread: "5", hasUnread: true)], summary: nil, messages: [], exported: .empty,
      outcome: .done)
  }

  private static func name(_ row: FeedsPane.Row) -> String {
    switch row {
    case .view(let view): view.rawValue
    case .saved(let view): "@\(view.name)"
    case .folder(let folder): folder.path
    case .feed(let feed): feed.title
    }
  }

  @Test("views come first, then feeds without a folder, then each folder with its feeds")
  func rows() {
    #expect(Self.pane().rows.map(Self.name) == ["unread", "all", "starred", "One", "Two", "News", "Three", "Four"])
    #expect(Self.pane().isEmpty == false && FeedsPane().isEmpty == nil)
  }

  @Test("a failed answer changes nothing, and an empty one says that there is no subscription")
  func answers() {
    var pane = Self.pane()
    pane.show(FeedList.ViewModel(rows: [], summary: nil, messages: [], exported: .empty, outcome: .failed))
    #expect(pane == Self.pane())
    pane.show(FeedList.ViewModel(rows: [], summary: nil, messages: [], exported: .empty, outcome: .done))
    #expect(pane.isEmpty == true && pane.rows.count == 3)
  }

  @Test("a feed with a problem has a sign before its number, because some terminals have no colours")
  func failing() {
    let gone = FetchState(failures: 1, problem: .gone)
    let feeds = [(0, FetchState.never), (5, gone), (0, gone)].enumerated().map { number, feed in
      FeedRow(
        .sample(.sample(url: "https://example.org/\(number)", title: "Tea"), unread: feed.0, all: 9, fetchState: feed.1), now: .sample())
    }
    var pane = FeedsPane()
    pane.show(FeedList.ViewModel(rows: feeds, summary: nil, messages: [], exported: .empty, outcome: .done))
    let lines = pane.lines(size: ScreenSize(columns: 12, rows: 9), hasFocus: false, Palette(isOnLight: false)).suffix(3)
    #expect(lines.map { $0.text.split(separator: " ").joined(separator: " ") } == ["Tea", "Tea ! 5", "Tea !"])
  }

  @Test("the URL of a feed without a title has no scheme, and its middle gives way")
  func untitled() {
    let feeds = [("example.org/feeds/tea.xml", ""), ("example.org/feeds/cup.xml", "News")].map { url, folder in
      FeedRow(.sample(.sample(url: "https://\(url)", title: "", folder: FolderPath(folder)), unread: 5, all: 9), now: .sample())
    }
    var pane = FeedsPane()
    pane.show(Self.viewModel(feeds))
    let lines = pane.lines(size: ScreenSize(columns: 26, rows: 9), hasFocus: false, Palette(isOnLight: false)).map(\.text)
    #expect(lines[3] == " example.org…ds/tea.xml 5" && lines[5] == "   example.or…s/cup.xml 5")
  }

  private static func saved(_ names: String...) throws -> [ViewRow] {
    try names.map { ViewRow(ViewSummary(SavedView(try ViewName($0), "tea"), .success(ViewCounts(all: 9, unread: 3)))) }
  }

  @Test("saved views stand between the views and the feeds; a step to an unread feed skips them")
  func savedViews() throws {
    var pane = Self.pane()
    pane.show(try Self.saved("a", "b"))
    #expect(pane.rows.map(Self.name) == ["unread", "all", "starred", "@a", "@b", "One", "Two", "News", "Three", "Four"])
    #expect(pane.moveToFeed(1, unread: false) && Self.name(pane.selected) == "@a" && pane.queryText(in: .unread) == "@a")
    #expect(pane.query(in: .unread) == .all)
    #expect(pane.moveToFeed(1, unread: true) && Self.name(pane.selected) == "Two")
    pane.show(try Self.saved("c"))
    #expect(pane.rows.map(Self.name) == ["unread", "all", "starred", "@c", "One", "Two", "News", "Three", "Four"])
    #expect(pane.rows.map(Self.name) == Self.shownAgain(pane).rows.map(Self.name))
  }

  @Test("a saved view and a feed have their number of unread articles at the right")
  func lines() throws {
    var pane = Self.pane()
    pane.show(try Self.saved("a"))
    let lines = pane.lines(size: ScreenSize(columns: 20, rows: 20), hasFocus: true, Palette(isOnLight: false))
    let padding = { (count: Int) in String(repeating: " ", count: count) }
    #expect(lines[3].text == " @a" + padding(14) + " 3" && lines[3].spans.contains { $0.text == "@a" && $0.style == .bold })
    #expect(lines[5].text == " Two" + padding(13) + " 5" && lines[4].text == " One" + padding(15))
    #expect(lines[0].text == ">Unread" + padding(13) && lines[0].spans.allSatisfy { $0.style.emphasis.contains(.reversed) })
    #expect(lines[6].text == " ▾ News" + padding(12) && lines[8].text == "   Four" + padding(10) + " 5")
    #expect(pane.lines(size: ScreenSize(columns: 20, rows: 3), hasFocus: false, Palette(isOnLight: false)).count == 3)
  }

  private static func shownAgain(_ pane: FeedsPane) -> FeedsPane {
    var pane = pane
    let feeds = pane.rows.compactMap { row in if case .feed(let feed) = row { feed } else { nil } }
    pane.show(viewModel(feeds))
    return pane
  }

  @Test(
    "each row has its query, as an article query and as text; of a feed without unread articles, all are listed",
    arguments: [
      ("unread", .starred, "is:unread", [], [.read], false), ("all", .unread, "", [], [], false),
      ("starred", .unread, "is:starred", [.starred], [], false), ("One", .unread, "feed:ID", [], [], false),
      ("One", .starred, "feed:ID is:starred", [.starred], [], false), ("Two", .unread, "feed:ID is:unread", [], [.read], false),
      ("Two", .all, "feed:ID", [], [], false), ("News", .unread, "folder:News is:unread", [], [.read], true),
      ("News", .all, "folder:News", [], [], true),
    ] as [(String, BuiltInView, String, Set<ArticleMark>, Set<ArticleMark>, Bool)])
  func queries(name: String, view: BuiltInView, text: String, having: Set<ArticleMark>, lacking: Set<ArticleMark>, hasFolder: Bool) throws {
    var pane = Self.pane()
    pane.selectedID = try #require(pane.rows.first { Self.name($0) == name }).id
    #expect(pane.queryText(in: view) == text.replacing("ID", with: pane.feed?.id ?? ""))
    let query = pane.query(in: view)
    #expect(query.having == having && query.lacking == lacking && query.feed?.text == pane.feed?.id)
    #expect(query.folder == (hasFolder ? FolderPath("News") : nil))
  }

  @Test("the selected feed is visible in a window of few rows")
  func visible() {
    let feeds = (0..<50).map { Subscription.sample(url: "https://example.org/\($0).xml", title: "Feed \($0)") }
    var driver = ScreenDriver(columns: 120, rows: 12, feeds: feeds)
    driver.press("h", .end)
    #expect(driver.state.feeds.selectedIndex == driver.state.feeds.rows.count - 1 && driver.screen.text.contains { $0.contains("Feed 49") })
  }

  @Test("a step beyond an end selects the row at that end")
  func move() {
    var pane = Self.pane()
    for (distance, selected) in [(1, "all"), (-5, "unread"), (4, "Two"), (3, "Four"), (1, "Four"), (-100, "unread")] {
      pane.move(by: distance)
      #expect(Self.name(pane.selected) == selected)
    }
  }

  @Test("a step to the next feed passes over views and folders, and on request over feeds without unread articles")
  func feeds() {
    var pane = Self.pane()
    for (direction, unread, selected) in [
      (1, false, "One"), (1, true, "Two"), (1, false, "Three"), (1, true, "Four"), (1, false, nil), (-1, true, "Two"), (-1, true, nil),
      (-1, false, "One"), (-1, false, nil),
    ] as [(Int, Bool, String?)] {
      let before = pane.selectedID
      #expect(pane.moveToFeed(direction, unread: unread) == (selected != nil))
      if let selected { #expect(Self.name(pane.selected) == selected) } else { #expect(pane.selectedID == before) }
    }
    #expect(pane.feed?.title == "One")
    pane.move(by: -1)
    #expect(pane.feed == nil)
  }

  @Test("a selected row outside the window comes to its middle, and otherwise nothing scrolls")
  func fit() {
    var pane = Self.pane()
    for (distance, top) in [(2, 0), (1, 2), (1, 2), (1, 4), (-1, 4), (-1, 2), (-100, 0), (7, 5)] {
      pane.move(by: distance)
      pane.scroll(toFit: 3)
      #expect(pane.top == top, "row \(pane.selectedIndex)")
    }
    pane.scroll(toFit: 0)
    #expect(pane.top == 5)
    pane.scroll(toFit: 20)
    #expect(pane.top == 0)
  }

  @Test("the wheel scrolls between the ends, and the selection stays in the window")
  func wheel() {
    var pane = Self.pane()
    pane.move(by: 1)
    for (distance, top, selected) in [(1, 1, 1), (1, 2, 2), (100, 5, 5), (-2, 3, 5), (-1, 2, 4), (-100, 0, 2)] {
      pane.scroll(by: distance, height: 3)
      #expect(pane.top == top && pane.selectedIndex == selected)
    }
    pane.scroll(by: 5, height: 0)
    #expect(pane.top == 0)
  }

  private static func select(_ name: String, in pane: inout FeedsPane) throws {
    pane.selectedID = try #require(pane.rows.first { Self.name($0) == name }).id
  }

  @Test("a folder folds from itself and from its feeds, and then shows the number of unread articles")
  func fold() throws {
    var pane = Self.pane()
    #expect(pane.toggleFold() == nil)
    try Self.select("Three", in: &pane)
    #expect(pane.toggleFold()?.isFolded == true && Self.name(pane.selected) == "News")
    #expect(pane.rows.map(Self.name) == ["unread", "all", "starred", "One", "Two", "News"])
    let line = pane.lines(size: ScreenSize(columns: 20, rows: 20), hasFocus: true, Palette(isOnLight: false))[5].text
    #expect(line == ">▸ News" + String(repeating: " ", count: 10) + " 5 ")
    #expect(pane.toggleFold()?.isFolded == false && pane.rows.map(Self.name) == Self.pane().rows.map(Self.name))
  }

  @Test("what has nothing unread is hidden on request, but the selected row stays until the feeds are shown again")
  func hide() throws {
    var pane = Self.pane()
    try Self.select("Three", in: &pane)
    pane.toggleRead()
    #expect(pane.rows.map(Self.name) == ["unread", "all", "starred", "Two", "News", "Three", "Four"])
    try Self.select("Four", in: &pane)
    #expect(Self.shownAgain(pane).rows.map(Self.name) == ["unread", "all", "starred", "Two", "News", "Four"])
    pane.toggleRead()
    #expect(pane.rows.map(Self.name) == Self.pane().rows.map(Self.name))
  }

  @Test("a step to an unread feed finds it in a folded folder")
  func unreadInFolded() throws {
    var pane = Self.pane()
    try Self.select("News", in: &pane)
    _ = pane.toggleFold()
    try Self.select("Two", in: &pane)
    #expect(pane.moveToFeed(1, unread: true) && Self.name(pane.selected) == "Four" && pane.rows.count == 8)
  }

  @Test(
    "a feed is found by its title: first one that begins with the text, then one with such a word",
    arguments: [
      ("o", "One", ["Four", "One", "Two"]), ("t", "Three", ["Three", "Two"]), ("four", "Four", ["Four"]), ("NEW", "News", ["News"]),
    ] as [(String, String, [String])])
  func find(text: String, selected: String, shown: [String]) {
    var pane = Self.pane()
    pane.find(text)
    #expect(pane.isFound && Self.name(pane.selected) == selected)
    #expect(pane.rows.map(Self.name).sorted() == shown)
    pane.find(nil)
    #expect(Self.name(pane.selected) == selected && pane.rows.count == 8)
  }

  @Test("what no title has leaves all rows, and a feed of a folded folder is found and unfolds it")
  func findInFolded() throws {
    var pane = Self.pane()
    pane.find("xyz")
    #expect(!pane.isFound && pane.rows.count == 8)
    pane.find(nil)
    try Self.select("News", in: &pane)
    _ = pane.toggleFold()
    pane.find("thr")
    pane.find(nil)
    #expect(Self.name(pane.selected) == "Three" && pane.rows.count == 8)
  }

  @Test("in the full screen, f finds a feed while its title is typed; Enter lists it, and Esc goes back")
  func findByKey() {
    let feeds = ["Alpha", "Beta", "Gamma Ray", "Delta"].enumerated().map {
      Subscription.sample(url: "https://example.org/\($0.offset).xml", title: $0.element)
    }
    var driver = ScreenDriver(columns: 120, rows: 12, feeds: feeds)
    driver.press("h", "f")
    driver.type("ra")
    #expect(driver.state.feeds.feed?.title == "Gamma Ray" && driver.footer.hasPrefix("feed: ra"))
    driver.press(.escape)
    #expect(driver.state.feeds.selectedID == .view(.unread) && driver.state.focus == .feeds)
    driver.press("f")
    driver.type("be")
    driver.press(.enter)
    #expect(driver.state.feeds.feed?.title == "Beta" && driver.state.focus == .list && driver.state.prompt == nil)
  }
}

import CoreDomain
import CoreDoubles
import CoreScenes
import ReaderDomain
import ReaderDoubles
import ReaderScenes
import ScreenModel
import Testing

@testable import FullScreen

@Suite("The keys of the full screen")
struct ScreenStateKeyTests {
  struct Stroke: CustomTestStringConvertible {
    let map: KeyMap.Name
    let action: ScreenAction
    let key: Key
    let pane: ScreenPane
    var testDescription: String { "\(key) in \(pane.rawValue), \(map.rawValue): \(action.rawValue)" }
  }

  /// Every key of the table, in every map and in every pane in which it works.
  static let strokes = KeyMap.Name.allCases.flatMap { strokes(of: $0) }

  private static func strokes(of map: KeyMap.Name) -> [Stroke] {
    KeyMap.defaultKeyBindings.flatMap { binding in
      binding.panes.sorted { $0.rawValue < $1.rawValue }.flatMap { pane in
        (map == .newsboat ? binding.newsboatKeys : binding.keys).map { Stroke(map: map, action: binding.action, key: $0, pane: pane) }
      }
    }
  }

  @Test("every key, also of a user of newsboat, does in every pane what the table says", arguments: strokes)
  func works(_ stroke: Stroke) {
    var driver = Self.driver(in: stroke.pane, stroke.map)
    let before = driver
    driver.press(stroke.key)
    #expect(Self.hasHappened(stroke.action, stroke.key, stroke.pane, before, driver), "\(driver.requests) \(driver.screen.text)")
    #expect(driver.screen.violations.isEmpty && driver.screen.cells == driver.redrawn.cells)
  }

  @Test("every action has a key and is in the table once; no key has two meanings in one pane")
  func table() {
    #expect(
      Set(KeyMap.defaultKeyBindings.map(\.action)) == Set(ScreenAction.allCases)
        && KeyMap.defaultKeyBindings.count == ScreenAction.allCases.count
    )
    #expect(Set(Self.strokes.map { "\($0.map) \($0.key) \($0.pane)" }).count == Self.strokes.count)
    #expect(KeyMap.defaultKeyBindings.allSatisfy { !$0.keys.isEmpty && !$0.word.isEmpty && !$0.panes.isEmpty })
    #expect(KeyMap.defaultKeyBindings.allSatisfy { (1...45).contains($0.meaning.count) }, "A menu of 80 columns shows no more.")
  }

  @Test("Esc, h and ← in the feeds do not quit; q does", arguments: [KeyMap.Name.strata, .newsboat])
  func backFromFeeds(name: KeyMap.Name) {
    var driver = ScreenDriver(columns: 100, rows: 30, keys: KeyMap(name))
    driver.press("h", "h", .left, .escape)
    #expect(!driver.isOver && driver.state.focus == .feeds && driver.footer == "Q quits.")
    driver.press("q")
    #expect(driver.isOver)
  }

  @Test(
    "a user of newsboat finds the keys of newsboat",
    arguments: [
      (.enter, .open, .list), ("q", .back, .article), ("Q", .quit, .list), ("r", .refreshFeed, .feeds), ("R", .refresh, .feeds),
      ("A", .markListRead, .feeds), ("C", .markAllRead, .feeds), ("n", .nextUnread, .article), ("p", .previousUnread, .article),
      ("J", .nextArticle, .article), ("K", .previousArticle, .article), ("N", .toggleRead, .list), ("o", .browse, .list),
      ("O", .browseOn, .list), ("/", .narrow, .list), ("F", .filter, .list), (":", .command, .list), ("?", .menu, .list),
      (.control("l"), .redraw, .list), ("j", .nextFeed, .list), ("k", .previousFeed, .article), (.down, .down, .list), (.up, .up, .feeds),
      (.control("n"), .nextUnreadFeed, .list), (.control("p"), .previousUnreadFeed, .list), ("3", .openLink, .article),
      ("g", .sort, .list), ("l", .showReadFeeds, .feeds),
    ] as [(Key, ScreenAction, ScreenPane)])
  func newsboat(key: Key, action: ScreenAction, pane: ScreenPane) { #expect(KeyMap(.newsboat).action(of: key, in: pane) == action) }

  @Test(
    "what newsboat deletes, tags or filters by other keys does nothing here",
    arguments: ["t", "G", "D", .control("d"), .control("f")] as [Key])
  func unboundForNewsboat(key: Key) {
    #expect(ScreenPane.allCases.allSatisfy { KeyMap(.newsboat).action(of: key, in: $0) == nil })
  }

  @Test("the manual's table of keys is this table")
  func manual() throws {
    let rows = KeyMap.defaultKeyBindings.map { binding in
      let names: ([Key]) -> String = { $0.map { "`\($0)`" }.joined(separator: " ").replacing("|", with: "\\|") }
      let newsboat = binding.newsboatKeys == binding.keys ? "" : binding.newsboatKeys.isEmpty ? "–" : names(binding.newsboatKeys)
      let panes = binding.panes.count == 3 ? "" : ScreenPane.allCases.filter(binding.panes.contains).map(\.rawValue).joined(separator: ", ")
      return "| \(names(binding.keys)) | \(newsboat) | `\(binding.action.rawValue)` | \(panes) | \(binding.meaning) |\n"
    }
    try PageTable.hold(
      "| keys | newsboat | name | only in | does |\n|---|---|---|---|---|\n" + rows.joined(), as: "keys", in: "Manual.md")
  }

  @Test("every action that a footer names works there", arguments: ScreenPane.allCases)
  func footers(pane: ScreenPane) {
    for name in KeyMap.Name.allCases {
      let map = KeyMap(name)
      let footer = map.footer(of: pane)
      #expect(footer.count >= 4 && footer.allSatisfy { map.action(of: $0.key, in: pane) == $0.binding.action })
    }
  }

  @Test("a footer of 20 columns and more shows a key with its word, and cuts no word", arguments: 20...80)
  func narrowFooters(columns: Int) {
    var driver = ScreenDriver(columns: columns, rows: 12)
    for _ in 0..<3 {
      driver.press(.tab)
      let words = driver.state.keys.footer(of: driver.state.focus).map { "\($0.key) \($0.binding.word)" }
      #expect(words.contains { driver.footer.hasPrefix($0 + "  ") } && driver.footer.contains("?") && !driver.footer.contains("…"))
    }
  }

  @Test("the feed that has the keys is refreshed")
  func refreshFeed() throws {
    var driver = ScreenDriver(columns: 160, rows: 24)
    driver.press("h", "G", "r")
    let feed = try #require(driver.state.feeds.feed)
    #expect(driver.requests == [.refresh(.refresh(RefreshInput(feeds: [FeedReference(feed.id)])))])
  }

  @Test("a key that does nothing here says where it works")
  func elsewhere() {
    var driver = ScreenDriver(columns: 80, rows: 24)
    driver.press(.tab, .tab, "s")
    #expect(driver.state.focus == .list)
    driver.press(.escape, "s")
    #expect(driver.footer == "s works in the list: toggle-star." && driver.requests.count == 1)
  }

  @Test(
    "every action runs from the menu by its name",
    arguments: ScreenAction.allCases.filter { ![.menu, .quit, .suspend, .openLink].contains($0) })
  func menu(action: ScreenAction) throws {
    let binding = try #require(KeyMap.defaultKeyBindings.first { $0.action == action })
    let pane = try #require(ScreenPane.allCases.first { binding.panes.contains($0) })
    var (driver, other) = (Self.driver(in: pane), Self.driver(in: pane))
    driver.press("?")
    driver.type(action.rawValue)
    driver.press(.enter)
    other.press(binding.keys[0])
    #expect(driver.screen.text == other.screen.text && driver.requests == other.requests)
  }

  /// A full screen with an open article, an article above and below it, and the keys in a pane.
  static func driver(in pane: ScreenPane, _ map: KeyMap.Name = .strata) -> ScreenDriver {
    prepared[map]?[pane] ?? prepare(pane, map)
  }

  /// Prepared once: each key meets a copy.
  private static let prepared = Dictionary(
    uniqueKeysWithValues: KeyMap.Name.allCases.map { map in
      (map, Dictionary(uniqueKeysWithValues: ScreenPane.allCases.map { ($0, prepare($0, map)) }))
    })

  private static func prepare(_ pane: ScreenPane, _ map: KeyMap.Name) -> ScreenDriver {
    var driver = ScreenDriver(columns: 120, rows: 14, keys: KeyMap(map))
    driver.press("s", .down, .down, .space, .pageDown)
    if pane == .list { driver.press(.shiftTab) }
    if pane == .feeds { driver.press(.tab, .down, .down, .down, .down) }
    return driver
  }

  private static func hasHappened(
    _ action: ScreenAction, _ key: Key, _ pane: ScreenPane, _ before: ScreenDriver, _ after: ScreenDriver
  ) -> Bool {
    let new = after.requests.dropFirst(before.requests.count)
    let (old, now) = (before.state, after.state)
    func position(_ state: ScreenState) -> Int {
      switch pane {
      case .feeds: state.feeds.selectedIndex
      case .list: state.list.selectedIndex ?? -1
      case .article: state.article?.top ?? -1
      }
    }
    switch action {
    case .down, .pageDown, .halfPageDown: return position(now) > position(old)
    case .up, .pageUp, .halfPageUp: return position(now) < position(old)
    case .first: return position(now) == 0
    case .last: return position(now) > position(old)
    case .open:
      return pane == .feeds ? now.focus == .list && now.list.query.feed != nil : now.focus == .article && isOpening(new)
    case .readOn:
      return pane == .feeds
        ? now.focus == .list && now.list.query.feed != nil : pane == .list ? isOpening(new) : position(now) > position(old)
    case .back:
      return pane == .feeds ? after.isOver == (key == "q") && now.focus == .feeds : now.focus == (pane == .article ? .list : .feeds)
    case .quit: return after.isOver
    case .nextPane, .previousPane: return now.focus != old.focus
    case .nextUnread, .previousUnread: return isOpening(new) && now.focus == .article && now.list.selectedID != old.list.selectedID
    case .nextArticle, .previousArticle:
      switch pane {
      case .feeds: return now.feeds.selectedID != old.feeds.selectedID && new.isEmpty
      case .list: return now.list.selectedID != old.list.selectedID && new.isEmpty
      case .article: return now.list.selectedID != old.list.selectedID && isOpening(new)
      }
    case .findFeed: return now.prompt?.kind == .feed
    case .fold: return now.feeds.folded != old.feeds.folded || now.message?.sentence == "Select a folder, or a feed in one."
    case .nextFeed: return now.list.query.feed != nil && now.feeds.selectedIndex > old.feeds.selectedIndex
    case .previousFeed:
      let isFirst = !old.feeds.rows[..<old.feeds.selectedIndex].contains { if case .feed = $0 { true } else { false } }
      return isFirst ? now.message?.sentence == "This is the first feed." : now.feeds.selectedIndex < old.feeds.selectedIndex
    case .nextUnreadFeed:
      return now.list.query.feed != nil && now.feeds.selectedIndex > old.feeds.selectedIndex
        || now.message?.sentence == "No feed below has unread articles."
    case .previousUnreadFeed:
      return now.feeds.selectedIndex < old.feeds.selectedIndex || now.message?.sentence == "No feed above has unread articles."
    case .select: return now.list.range != nil
    case .changeAll: return now.menu?.items.map(\.name) == ["read", "unread", "star", "unstar"]
    case .showReadFeeds: return now.feeds.hidesRead != old.feeds.hidesRead
    case .showRead: return now.list.query.lacking != old.list.query.lacking
    case .addFeed: return now.prompt?.text == "add "
    case .changeFeed: return now.menu?.items.map(\.name) == ["rename", "move", "settings", "remove"]
    case .toggleRead: return now.list.selected?.status.isRead != old.list.selected?.status.isRead
    case .tag: return now.prompt?.kind == .command && now.prompt?.text == "tag "
    case .toggleStar: return now.list.selected?.status.isStarred != old.list.selected?.status.isStarred
    case .markListRead where pane == .feeds:
      guard case .list(.change(let change)) = new.first, case .matching(let query) = change.target else { return false }
      return query.feed == old.feeds.feed.map { FeedReference($0.id) } && change.change == .set(.read, true)
    case .markListRead, .markAllRead: return after.articles.allSatisfy(\.status.isRead)
    case .mute: return now.prompt?.kind == .mute && now.muteCount.number != nil
    case .undo: return new == [.undo(.undo(.last))] && after.articles != before.articles
    case .redo: return new == [.undo(.undo(.lastUndone))]
    case .browse, .browseOn:
      guard case .browse(.open(let input)) = new.first else { return false }
      return input.marksRead == (action == .browseOn)
    case .openLink:
      return key == "1" ? new == [.browse(.follow(ScreenSample.link))] : now.message?.sentence == "The article has no link \(key)."
    case .hints: return now.article?.hints != nil
    case .links: return now.menu?.items.map(\.meaning) == [ScreenSample.link.link]
    case .enclosures: return new == [.browse(.follow(.sample("https://example.org/water.mp3")))]
    case .fullText:
      guard case .text(.full, _) = new.first else { return false }
      return now.message?.sentence == "Fetching the full text …"
    case .enqueue: return new.count == 1 && now.message?.sentence == "1 episode added to the queue."
    case .download: return new.contains(.run(["download", old.list.selected?.id.text ?? ""]))
    case .images: return now.message?.sentence == "This article has no images."
    case .copy: return now.message?.sentence.text.hasPrefix("Copied https://example.org/") == true && new.count == 1
    case .pipe: return now.prompt?.kind == .pipe
    case .viewUnread, .viewAll, .viewStarred: return now.focus == .list && action.rawValue == "view-\(now.view.rawValue)"
    case .refresh: return new == [.refresh(.refresh(RefreshInput(feeds: [])))]
    case .refreshNow: return new == [.refresh(.refresh(RefreshInput(isForced: true)))]
    case .refreshFeed:
      return pane == .feeds ? new.count == 1 : now.message?.sentence == "Select a feed first; R refreshes all."
    case .viewSaved: return now.message?.sentence.text.hasPrefix("No query is saved for this key") == true
    case .sort: return now.menu?.items.first?.keys == "✓" && now.menu?.items.count == 16
    case .find: return now.prompt?.kind == .find
    case .narrow: return now.prompt?.kind == .narrow
    case .filter: return now.prompt?.kind == .filter
    case .command: return now.prompt?.kind == .command
    case .messages: return now.menu?.items.isEmpty == false || now.message?.sentence == "There are no messages yet."
    case .jobs: return now.message?.sentence == "Nothing is running in the background."
    case .menu: return now.menu != nil
    case .layout: return now.maximumPanes == 2
    case .redraw: return new == [.resume]
    case .suspend: return new == [.suspend]
    }
  }

  private static func isOpening(_ requests: some Sequence<ScreenRequest>) -> Bool {
    requests.contains { if case .list(.open) = $0 { true } else { false } }
  }
}
